// heddle: check
// expect: verified
// "Message formats are not synchronized": its date format is shared with it, and has a calendar.
// Here under a lock.
public class SharedMessageFormat {
    static final java.text.MessageFormat shared = new java.text.MessageFormat("{0,date,yyyy}");

    static synchronized void use() {
        shared.format(new Object[] {new java.util.Date(0)});
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
