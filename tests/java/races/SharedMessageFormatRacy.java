// heddle: check
// expect: violated race
// "Message formats are not synchronized": its date format is shared with it, and has a calendar.
// Nobody holds a lock.
public class SharedMessageFormatRacy {
    static final java.text.MessageFormat shared = new java.text.MessageFormat("{0,date,yyyy}");

    static void use() {
        shared.format(new Object[] {new java.util.Date(0)}); // HERE: race
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
