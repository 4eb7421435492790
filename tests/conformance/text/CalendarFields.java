// Date, Calendar and GregorianCalendar with a fixed zone: fields, add, roll, leap years, set lazily, limits.
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class CalendarFields {
    public static void main(String[] args) {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        TimeZone.setDefault(utc);
        Calendar c = new GregorianCalendar(utc, Locale.US);
        c.setTimeInMillis(951_782_400_000L);
        System.out.println(c.get(Calendar.YEAR) + "-" + c.get(Calendar.MONTH) + "-" + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.get(Calendar.DAY_OF_YEAR) + " " + c.get(Calendar.WEEK_OF_YEAR) + " " + c.get(Calendar.AM_PM) + " " + c.get(Calendar.ERA));
        c.add(Calendar.YEAR, 1);
        System.out.println(c.getTime().getTime() + " " + c.get(Calendar.DAY_OF_MONTH));
        c.set(2021, Calendar.JANUARY, 31, 10, 20, 30);
        c.set(Calendar.MILLISECOND, 0);
        c.add(Calendar.MONTH, 1);
        System.out.println(c.getTime());
        c.roll(Calendar.DAY_OF_MONTH, 5);
        System.out.println(c.getTime() + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.getFirstDayOfWeek() + " " + c.getMinimalDaysInFirstWeek());
        c.set(Calendar.MONTH, 14);
        System.out.println(c.get(Calendar.YEAR) + " " + c.get(Calendar.MONTH));
        c.setLenient(false);
        c.set(Calendar.HOUR_OF_DAY, 25);
        try {
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        GregorianCalendar g = new GregorianCalendar(1900, 1, 1);
        System.out.println(g.isLeapYear(1900) + " " + g.isLeapYear(2000) + " " + g.toZonedDateTime() + " " + new GregorianCalendar(1582, Calendar.OCTOBER, 15).getTimeInMillis());
        Date a = new Date(0), b = new Date(1000);
        System.out.println(a.before(b) + " " + a.compareTo(b) + " " + a + " " + b.toInstant() + " " + Date.from(java.time.Instant.EPOCH).equals(a) + " " + b.hashCode());
        System.out.println(new Calendar.Builder().setDate(2000, 0, 1).setTimeOfDay(1, 2, 3).setTimeZone(utc).build().getTimeInMillis());
        System.out.println(c.getClass().getSimpleName() + " " + utc.getRawOffset() + " " + TimeZone.getTimeZone("GMT-03:30").getRawOffset() + " " + TimeZone.getTimeZone("nonsense").getID());
    }
}
