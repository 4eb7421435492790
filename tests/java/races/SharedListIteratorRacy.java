// heddle: check
// expect: violated race
// Two threads take from one iterator of an immutable list. The list never changes, the position of the iterator does.
// Nobody holds a lock.
public class SharedListIteratorRacy {
    static final java.util.Iterator<Integer> shared = java.util.List.of(1, 2, 3).iterator();

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
