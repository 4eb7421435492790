// heddle: check
// expect: verified
// Two threads advance one spliterator: it is made to be split, not shared.
// Here under a lock.
public class SharedSpliterator {
    static final java.util.Spliterator<Integer> shared = java.util.Arrays.asList(1, 2, 3).spliterator();

    static synchronized void use() {
        shared.tryAdvance(x -> { });
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
