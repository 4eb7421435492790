// heddle: check
// expect: violated race
// Two threads read words from one tokenizer. Its reader has a lock, it has none.
// Nobody holds a lock.
public class SharedTokenizerRacy {
    static final java.io.StreamTokenizer shared = new java.io.StreamTokenizer(new java.io.StringReader("a b c"));

    static void use() throws java.io.IOException {
        shared.nextToken(); // HERE: race
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
