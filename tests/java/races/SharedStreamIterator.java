// heddle: check
// expect: verified
// Two threads take from the iterator of a stream.
// Here under a lock.
public class SharedStreamIterator {
    static final java.util.Iterator<Integer> shared = java.util.stream.Stream.of(1, 2, 3).map(x -> x + 1).iterator();

    static synchronized void use() {
        shared.next();
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
