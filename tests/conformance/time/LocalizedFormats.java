// Localized styles and text in several languages.
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Locale;

public class LocalizedFormats {
    public static void main(String[] args) {
        LocalDateTime t = LocalDateTime.of(2024, 3, 5, 17, 8, 9);
        for (Locale l : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN}) {
            System.out.println(l + " " + DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(l).format(t) + " | " + DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT).withLocale(l).format(t) + " | " + DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).withLocale(l).format(t));
            System.out.println(Month.MARCH.getDisplayName(TextStyle.FULL, l) + " " + DayOfWeek.TUESDAY.getDisplayName(TextStyle.SHORT, l) + " " + DateTimeFormatter.ofPattern("d MMMM yyyy", l).format(t));
        }
    }
}
