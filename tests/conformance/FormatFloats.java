// String.format with floating-point conversions.
public class FormatFloats {
    public static void main(String[] args) {
        for (double d : new double[] {0, 1, -1.5, 3.14159265, 1234567.891, 1e-5, 1e10, 123456789012.0, 0.005, 2.675, 1e100, -0.0}) {
            System.out.println(String.format("[%f] [%.2f] [%10.3f] [%-10.1f] [%e] [%.0f] [%g] [%,.2f] [%+.1f]", d, d, d, d, d, d, d, d, d));
        }
        System.out.println(String.format("%f %e %g %.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN));
        System.out.println(String.format("%a %a", 1.0, -0.1));
        System.out.println(String.format("%f %.3f %s %s", 1.5f, 0.1f, 0.1f, 1e20f));
        System.out.println(String.format("%010.2f|%(.2f|% .3f", -3.14159, -2.5, 1.0));
        System.out.println(String.format("%.15f %.20f", 0.1, 0.1));
        System.out.println(String.format(java.util.Locale.ROOT, "%,.3f", 9999999.9999));
    }
}
