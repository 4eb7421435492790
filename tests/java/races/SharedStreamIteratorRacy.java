// heddle: check
// expect: violated race
// Two threads take from the iterator of a stream.
// Nobody holds a lock.
public class SharedStreamIteratorRacy {
    static final java.util.Iterator<Integer> shared = java.util.stream.Stream.of(1, 2, 3).map(x -> x + 1).iterator();

    static void use() {
        shared.next(); // HERE: race
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            use();
        });
        other.start();
        use();
        other.join();
    }
}
