// DateTimeFormatter: patterns, predefined formats, builders, parsing with defaults, resolver styles, errors.
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;

public class Formatters {
    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2024, 3, 5, 7, 8, 9, 123_456_789, ZoneId.of("Europe/Berlin"));
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "d.M.yy H:m:s", "EEE, dd MMM uuuu", "EEEE d MMMM", "hh:mm a", "D e c w W", "Q QQQ QQQQ", "n N A", "x X xxx XXX O ZZZZ", "VV z zzzz", "'literal' ''yyyy", "G GGGG", "[yyyy][ HH]", "pppd", "B", "L LLL", "E EEEEE", "kk K"}) {
            System.out.println(p + " -> " + DateTimeFormatter.ofPattern(p, Locale.US).format(z));
        }
        System.out.println(DateTimeFormatter.ISO_DATE.format(z) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(z) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(z) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(z) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_OFFSET_TIME.format(z) + " " + DateTimeFormatter.ISO_INSTANT.format(z));
        System.out.println(LocalDate.parse("05/03/2024", DateTimeFormatter.ofPattern("dd/MM/yyyy")) + " " + LocalTime.parse("3:04 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)) + " " + LocalDateTime.parse("20240102030405", DateTimeFormatter.ofPattern("yyyyMMddHHmmss")) + " " + YearMonth.parse("May 2020", DateTimeFormatter.ofPattern("MMM yyyy", Locale.US)));
        DateTimeFormatter f = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("yyyy").optionalStart().appendPattern("-MMM").optionalEnd().parseDefaulting(ChronoField.MONTH_OF_YEAR, 1).parseDefaulting(ChronoField.DAY_OF_MONTH, 1).toFormatter(Locale.US);
        System.out.println(LocalDate.parse("2020", f) + " " + LocalDate.parse("2020-FEB", f));
        DateTimeFormatter g = new DateTimeFormatterBuilder().appendValue(ChronoField.HOUR_OF_DAY, 1, 2, SignStyle.NOT_NEGATIVE).appendLiteral('h').appendFraction(ChronoField.NANO_OF_SECOND, 0, 4, true).appendText(ChronoField.DAY_OF_WEEK, TextStyle.SHORT).padNext(6, '*').appendValue(ChronoField.YEAR).toFormatter(Locale.US);
        System.out.println(g.format(z));
        DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT), smart = DateTimeFormatter.ofPattern("uuuu-MM-dd"), lenient = smart.withResolverStyle(ResolverStyle.LENIENT);
        System.out.println(LocalDate.parse("2023-02-31", smart) + " " + LocalDate.parse("2023-02-31", lenient));
        for (Runnable r : new Runnable[] {() -> LocalDate.parse("2023-02-31", strict), () -> LocalDate.parse("2023-02-32", smart), () -> LocalDate.parse("x", smart), () -> LocalDate.parse("2023-02-01Z", smart), () -> LocalTime.parse("10:00", smart), () -> DateTimeFormatter.ofPattern("yyyy-mm-dd b"), () -> DateTimeFormatter.ofPattern("HH").format(LocalDate.EPOCH), () -> DateTimeFormatter.ofPattern("'open"), () -> LocalDate.parse("10", DateTimeFormatter.ofPattern("HH"))}) {
            try {
                r.run();
                System.out.println("accepted");
            } catch (DateTimeParseException x) {
                System.out.println(x.getMessage() + " @" + x.getErrorIndex());
            } catch (RuntimeException x) {
                System.out.println(x.getClass().getSimpleName() + ": " + x.getMessage());
            }
        }
    }
}
