// heddle: check
// expect: verified
// A builder used by two threads.
// Here under a lock.
public class SharedLocaleBuilder {
    static final java.util.Locale.Builder shared = new java.util.Locale.Builder();

    static synchronized void use() {
        shared.setLanguage("de");
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
