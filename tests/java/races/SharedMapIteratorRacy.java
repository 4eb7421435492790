// heddle: check
// expect: violated race
// The map is concurrent; its "iterators are designed to be used by only one thread at a time".
// Nobody holds a lock.
public class SharedMapIteratorRacy {
    static final java.util.Iterator<Integer> shared = new java.util.concurrent.ConcurrentHashMap<>(java.util.Map.of(1, 1, 2, 2, 3, 3)).keySet().iterator();

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
