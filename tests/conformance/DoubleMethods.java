// Double and Float: parsing, bits, special values.
public class DoubleMethods {
    public static void main(String[] args) {
        for (String s : new String[] {"1", "-1.5e3", "0x1.8p1", "NaN", "-Infinity", "1e400", "1e-400", " 2.5 ", "4.9e-324", "2.2250738585072012e-308", "3.14f", "1d", ".5", "5."}) {
            System.out.print(Double.parseDouble(s) + " ");
        }
        System.out.println();
        for (double d : new double[] {0.0, -0.0, 1, -2.5, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, Math.PI}) {
            System.out.println(Long.toHexString(Double.doubleToLongBits(d)) + " " + Integer.toHexString(Float.floatToIntBits((float) d)) + " " + Double.toHexString(d) + " " + Double.hashCode(d)
                + " " + Double.isNaN(d) + Double.isInfinite(d) + Double.isFinite(d) + " " + Math.getExponent(d) + " " + Math.ulp(d) + " " + Math.nextUp(d) + " " + Math.signum(d));
        }
        System.out.println(Double.longBitsToDouble(0x7ff8000000000001L) + " " + Float.intBitsToFloat(0x7f7fffff) + " " + Double.valueOf(3).intValue() + " " + Float.parseFloat("1.17549435E-38f"));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.max(1, Double.NaN) + " " + Double.min(-0.0, 0.0) + " " + Double.sum(0.1, 0.2) + " " + Float.MAX_VALUE + Float.MIN_NORMAL);
        try {
            Double.parseDouble("1.2.3");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Double.parseDouble("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
