// heddle: check
// expect: verified
// The map is concurrent; its "iterators are designed to be used by only one thread at a time".
// Here under a lock.
public class SharedMapIterator {
    static final java.util.Iterator<Integer> shared = new java.util.concurrent.ConcurrentHashMap<>(java.util.Map.of(1, 1, 2, 2, 3, 3)).keySet().iterator();

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
