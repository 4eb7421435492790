// heddle: check
// expect: violated race
// Two threads advance one spliterator: it is made to be split, not shared.
// Nobody holds a lock.
public class SharedSpliteratorRacy {
    static final java.util.Spliterator<Integer> shared = java.util.Arrays.asList(1, 2, 3).spliterator();

    static void use() {
        shared.tryAdvance(x -> { }); // HERE: race
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
