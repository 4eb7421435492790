// heddle: check
// expect: verified
// Two threads take from one iterator of an immutable list. The list never changes, the position of the iterator does.
// Here under a lock.
public class SharedListIterator {
    static final java.util.Iterator<Integer> shared = java.util.List.of(1, 2, 3).iterator();

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
