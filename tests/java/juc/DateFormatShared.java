// expect: verified
import java.text.SimpleDateFormat;
import java.util.Date;

/** A SimpleDateFormat for everybody, used by one at a time: each gets the text of its own date. */
public class DateFormatShared {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");

    static String day(long millis) {
        synchronized (FORMAT) {
            return FORMAT.format(new Date(millis));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread early = new Thread(() -> {
            assert day(0).equals("1970-01-01");
        });
        Thread late = new Thread(() -> {
            assert day(86_400_000).equals("1970-01-02");
        });
        early.start();
        late.start();
        early.join();
        late.join();
    }
}
