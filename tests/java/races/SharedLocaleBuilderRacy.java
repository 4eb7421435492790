// heddle: check
// expect: violated race
// A builder used by two threads.
// Nobody holds a lock.
public class SharedLocaleBuilderRacy {
    static final java.util.Locale.Builder shared = new java.util.Locale.Builder();

    static void use() {
        shared.setLanguage("de"); // HERE: race
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
