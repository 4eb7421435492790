// %t conversions with dates of java.util and java.time.
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class FormatDates {
    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        LocalDateTime t = LocalDateTime.of(2021, 3, 7, 14, 5, 9, 123456789);
        System.out.println(String.format("%tH %<tI %<tk %<tl %<tM %<tS %<tL %<tN %<tp %<Tp", t));
        System.out.println(String.format("%tB %<tb %<th %<tA %<ta %<tC %<tY %<ty %<tj %<tm %<td %<te", t));
        System.out.println(String.format("%tR %<tT %<tr %<tD %<tF", t));
        ZonedDateTime z = t.atZone(ZoneId.of("Europe/Paris"));
        System.out.println(String.format("%tz %<tZ %<ts %<tQ %<tc", z));
        Date d = new Date(1_600_000_000_123L);
        System.out.println(String.format("%tF %<tT %<tL %<tZ %<tQ", d));
        System.out.println(String.format(Locale.US, "%1$tA, %1$tB %1$te, %1$tY", d));
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("GMT+2"), Locale.US);
        c.setTimeInMillis(0);
        System.out.println(String.format("%tF %<tR %<tz", c) + String.format(" %tF", 0L));
        System.out.println(String.format("%tF|%-12tF|%12tF|", LocalDate.EPOCH, LocalDate.MIN.withYear(1), LocalDate.of(12345, 1, 1)));
        try {
            String.format("%tH", LocalDate.EPOCH);
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        System.out.println(String.format("%tT", LocalTime.MIDNIGHT));
    }
}
