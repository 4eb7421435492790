// expect: violated race
// race: Calendar.time | Calendar.fields[] | GregorianCalendar.gdate
import java.text.SimpleDateFormat;
import java.util.Date;

/**
 * A SimpleDateFormat for everybody. It keeps the date that it formats in a Calendar of its own: two threads that format at
 * once write it without synchronisation, and each may get the text of the other's date. The class is documented as not
 * thread-safe.
 */
public class DateFormatSharedRacy {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");

    static String day(long millis) {
        return FORMAT.format(new Date(millis));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread early = new Thread(() -> day(0)), late = new Thread(() -> day(86_400_000));
        early.start();
        late.start();
        early.join();
        late.join();
    }
}
