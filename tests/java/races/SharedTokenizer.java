// heddle: check
// expect: verified
// Two threads read words from one tokenizer. Its reader has a lock, it has none.
// Here under a lock.
public class SharedTokenizer {
    static final java.io.StreamTokenizer shared = new java.io.StreamTokenizer(new java.io.StringReader("a b c"));

    static synchronized void use() throws java.io.IOException {
        shared.nextToken();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                use();
            } catch (java.io.IOException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        use();
        other.join();
    }
}
