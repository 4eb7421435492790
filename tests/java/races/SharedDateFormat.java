// heddle: check
// expect: verified
// Two threads format dates.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class SharedDateFormat {
    static SimpleDateFormat formatter() {
        SimpleDateFormat format = new SimpleDateFormat("yyyy");
        format.setTimeZone(TimeZone.getTimeZone("GMT"));
        return format;
    }

    static String year(long time) {
        SimpleDateFormat format = formatter();
        return format.format(new Date(time));
    }

    public static void main(String[] args) throws InterruptedException {
        formatter();
        Thread one = new Thread(() -> year(0));
        one.start();
        String mine = year(86_400_000L * 400);
        assert mine.equals("1971");
        one.join();
    }
}
