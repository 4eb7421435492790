// Formatter: every conversion with its flags.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Formattable;
import java.util.Formatter;

public class FormatConversions {
    static class F implements Formattable {
        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("F(%d,%d,%d)", flags, width, precision);
        }
    }

    static void p(String f, Object... args) {
        System.out.println(f + " -> [" + String.format(f, args) + "]");
    }

    public static void main(String[] args) {
        p("%b %B %b %5b %-7b|", true, false, null, "x", true);
        p("%s %S %10s %-10s| %.2s", "abc", "abc", "right", "left", "cut");
        p("%s %s %s", new F(), null, new int[0].length);
        p("%-8.3s %S", new F(), new F());
        p("%c %C %c %5c", 'a', 'b', 0x1F600, 'z');
        p("%d %5d %-5d| %05d %+d %,d %(d % d", 42, 42, 42, 42, 42, 1234567, -42, 42);
        p("%d %d %d %d", (byte) -1, (short) -2, -3L, new BigInteger("123456789012345678901234567890"));
        p("%o %x %X %#x %#o %08x %x %x", 8, 255, 255, 255, 8, 255, -1, (byte) -1);
        p("%x %X %+d %,d", new BigInteger("-255"), BigInteger.TWO.pow(70), BigInteger.TEN, BigInteger.TEN.pow(10));
        p("%f %.2f %10.3f %-10.1f| %+.1f %,.2f %(.1f %010.2f", 3.14159, 3.14159, 3.14159, 3.14159, 2.55, 1234567.891, -1.5, -3.5);
        p("%e %.3e %E %g %.3g %G %g", 12345.678, 0.00012, 1e100, 0.0001, 123456.0, 1e-10, 1e5);
        p("%a %A %.3a %a", 1.0, 0.1, 3.14159, Double.MIN_VALUE);
        p("%f %e %g %a %5.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Double.NaN);
        p("%.0f %.0f %.0f %.1f %.3f", 0.5, 1.5, 2.5, 0.25, 1e-5);
        p("%f %.3f %s %e", new BigDecimal("1.005"), new BigDecimal("2.0005"), new BigDecimal("1E+3"), new BigDecimal("12345.6789"));
        p("%h %h %H", "hash", 42, "Hash");
        p("%% %n|%5%|%-5%|");
        p("%2$s %1$s %<s %s %s", "a", "b");
        p("%1$tY", new java.util.GregorianCalendar(2020, 1, 3));
        System.out.println(String.format("%s %s", "only two", "args", "extra"));
        System.out.println(new Formatter(new StringBuilder("pre ")).format("%d", 1).format("-%d", 2));
        System.out.println("%d items".formatted(3));
    }
}
