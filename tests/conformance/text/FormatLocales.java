// Numbers in the formats of several locales.
import java.text.NumberFormat;
import java.util.Locale;

public class FormatLocales {
    public static void main(String[] args) {
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.ROOT, new Locale("de", "CH"), new Locale("hi", "IN"), Locale.JAPAN}) {
            System.out.println(l + " " + String.format(l, "%,d %,.2f %.1e", 1234567, 9876.543, 12.3) + " " + NumberFormat.getInstance(l).format(1234567.891) + " " + NumberFormat.getPercentInstance(l).format(0.256));
        }
        System.out.println(NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.GERMANY).format(1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.JAPAN).format(1234.5));
        System.out.println(String.format(Locale.GERMANY, "%tB %<tA", java.time.LocalDate.of(2020, 5, 1)) + " " + String.format(Locale.FRANCE, "%tB", java.time.LocalDate.of(2020, 8, 1)));
        System.out.println(String.format((Locale) null, "%,.2f", 1234.5));
    }
}
