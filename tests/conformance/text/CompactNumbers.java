// NumberFormat: integer, compact, percent, limits, parse, currency with digits.
import java.math.RoundingMode;
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Currency;
import java.util.Locale;

public class CompactNumbers {
    public static void main(String[] args) throws ParseException {
        NumberFormat n = NumberFormat.getInstance(Locale.US);
        System.out.println(n.format(1234.56789) + " " + n.format(-5) + " " + n.format(1e15) + " " + n.getMaximumFractionDigits() + " " + n.isGroupingUsed());
        n.setMinimumFractionDigits(2);
        n.setMaximumFractionDigits(2);
        n.setMinimumIntegerDigits(4);
        n.setGroupingUsed(false);
        System.out.println(n.format(1.5) + " " + n.format(0.005) + " " + n.format(0.015));
        NumberFormat i = NumberFormat.getIntegerInstance(Locale.US);
        System.out.println(i.format(2.5) + " " + i.format(3.5) + " " + i.parse("7.9") + " " + i.isParseIntegerOnly() + " " + i.getRoundingMode());
        NumberFormat p = NumberFormat.getPercentInstance(Locale.US);
        p.setMaximumFractionDigits(1);
        System.out.println(p.format(0.1234) + " " + p.parse("50%"));
        NumberFormat c = NumberFormat.getCurrencyInstance(Locale.US);
        c.setCurrency(Currency.getInstance("EUR"));
        c.setRoundingMode(RoundingMode.DOWN);
        System.out.println(c.format(9.999) + " " + c.getCurrency() + " " + NumberFormat.getCurrencyInstance(Locale.US).parse("$1,000.50"));
        NumberFormat compact = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        System.out.println(compact.format(999) + " " + compact.format(1200) + " " + compact.format(45_000_000) + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG).format(3_000_000_000L));
        try {
            NumberFormat.getInstance(Locale.US).parse("none");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
    }
}
