// heddle: check
// expect: violated race
// race: SimpleDateFormat.zeroDigit | Calendar.time | Calendar.isTimeSet | Calendar.areFieldsSet
// Two threads format dates.
// With one formatter, which keeps the date it is working on in itself.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class SharedDateFormatRacy {
    static SimpleDateFormat formatter() {
        SimpleDateFormat format = new SimpleDateFormat("yyyy");
        format.setTimeZone(TimeZone.getTimeZone("GMT"));
        return format;
    }

    static final SimpleDateFormat shared = formatter();

    static String year(long time) {
        SimpleDateFormat format = shared;
        return format.format(new Date(time)); // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> year(0));
        one.start();
        String mine = year(86_400_000L * 400);
        assert mine.length() == 4;
        one.join();
    }
}
