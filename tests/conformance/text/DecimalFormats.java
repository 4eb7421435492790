// DecimalFormat: patterns, rounding modes, grouping, scientific, percent, prefixes, parsing.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;

public class DecimalFormats {
    static final DecimalFormatSymbols US = DecimalFormatSymbols.getInstance(Locale.US);

    static void p(String pattern, double... values) {
        DecimalFormat f = new DecimalFormat(pattern, US);
        StringBuilder sb = new StringBuilder(pattern).append(" ->");
        for (double v : values) sb.append(" [").append(f.format(v)).append("]");
        System.out.println(sb + " " + f.toPattern());
    }

    public static void main(String[] args) throws ParseException {
        p("0.00", 1, 1.005, -2.345, 0.001, 1e10);
        p("#.##", 1, 0.5, -0.001, 123.456);
        p("#,##0.###", 1234567.8912, 0, -12);
        p("000", 5, 1234);
        p("0.###E0", 12345, 0.00012, 0, -5e100);
        p("##0.##E0", 12345, 123456, 0.0123);
        p("#%", 0.256, 1.5);
        p("0.0\u2030", 0.1234);
        p("$#,##0.00;($#,##0.00)", 1234.5, -1234.5);
        p("'#'0' units'", 5, -3);
        p("0", 0.5, 1.5, 2.5, Double.NaN, Double.POSITIVE_INFINITY, -0.0);
        DecimalFormat f = new DecimalFormat("0.0", US);
        for (RoundingMode m : RoundingMode.values()) {
            if (m == RoundingMode.UNNECESSARY) continue;
            f.setRoundingMode(m);
            System.out.print(m + " " + f.format(1.25) + " " + f.format(-1.25) + " " + f.format(1.31) + "; ");
        }
        System.out.println();
        f.setRoundingMode(RoundingMode.UNNECESSARY);
        try {
            f.format(1.25);
        } catch (ArithmeticException e) {
            System.out.println("rounding needed");
        }
        f = new DecimalFormat("#,##0.##", US);
        System.out.println(f.parse("1,234.5") + " " + f.parse("12abc") + " " + f.parse("-7") + " " + f.parse("9999999999999999999"));
        ParsePosition pos = new ParsePosition(1);
        System.out.println(f.parse("x42y", pos) + " " + pos.getIndex() + " " + f.parse("z", new ParsePosition(0)));
        try {
            f.parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        f.setParseBigDecimal(true);
        System.out.println(f.parse("1,234.50") + " " + f.format(new BigDecimal("12345678901234567890.129")) + " " + f.format(Long.MAX_VALUE));
        f.setMaximumFractionDigits(0);
        f.setGroupingSize(2);
        f.setPositivePrefix("+");
        f.setDecimalSeparatorAlwaysShown(true);
        System.out.println(f.format(123456.7) + " " + f.toPattern() + " " + f.getMaximumIntegerDigits());
        DecimalFormatSymbols own = DecimalFormatSymbols.getInstance(Locale.US);
        own.setDecimalSeparator('!');
        own.setGroupingSeparator('_');
        own.setMinusSign('~');
        System.out.println(new DecimalFormat("#,##0.0", own).format(-1234.56));
        try {
            new DecimalFormat("0.0.0", US);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new DecimalFormat("0.00", US).equals(new DecimalFormat("0.00", US)));
    }
}
