// SimpleDateFormat with fixed zones: patterns, parsing, leniency, two-digit years, symbols.
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class SimpleDateFormats {
    static SimpleDateFormat of(String pattern) {
        SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        return f;
    }

    public static void main(String[] args) throws ParseException {
        Date d = new Date(1_234_567_890_123L);
        for (String p : new String[] {"yyyy-MM-dd'T'HH:mm:ss.SSSZ", "EEE, d MMM yyyy", "EEEE MMMM", "yy/M/d h:mm a", "D w W F u", "k K H h", "G y YYYY", "z zzzz X XXX", "'quoted' ''yy"}) {
            System.out.println(p + " -> " + of(p).format(d));
        }
        SimpleDateFormat f = of("yyyy-MM-dd HH:mm");
        System.out.println(f.parse("2020-02-29 23:59").getTime() + " " + f.parse("2021-02-30 25:61").getTime());
        f.setLenient(false);
        for (String s : new String[] {"2021-02-30 00:00", "garbage", "2021-01-01"}) {
            try {
                f.parse(s);
            } catch (ParseException e) {
                System.out.println(e.getMessage() + " at " + e.getErrorOffset());
            }
        }
        System.out.println(of("dd MMM yyyy").parse("05 Jul 1999").getTime() + " " + of("MM/dd/yy").parse("01/02/30").getTime() / 86400000 + " " + of("yyyy-MM-dd HH:mm Z").parse("2000-01-01 00:00 +0130").getTime());
        SimpleDateFormat tokyo = of("HH:mm z");
        tokyo.setTimeZone(TimeZone.getTimeZone("GMT+9"));
        System.out.println(tokyo.format(d) + " " + tokyo.toPattern() + " " + tokyo.getTimeZone().getID());
        DateFormat df = DateFormat.getDateInstance(DateFormat.LONG, Locale.US);
        df.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(df.format(d) + " " + DateFormatSymbols.getInstance(Locale.US).getShortWeekdays()[1] + DateFormatSymbols.getInstance(Locale.US).getMonths()[0]);
        try {
            new SimpleDateFormat("bogus J");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(f.equals(f.clone()));
    }
}
