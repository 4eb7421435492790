// f2i, f2l, d2i, d2l saturate, and NaN becomes 0.
public class FloatToInt {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.5, -1.5, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0, 1e18, 1e19, -1e19,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE, 0.99999999999999994};
        for (double d : ds) {
            System.out.println(d + " " + (int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d + " " + (float) d);
        }
        float[] fs = {0f, -0f, 2.9f, -2.9f, 2147483648f, -2147483904f, 9.3e18f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float f : fs) {
            System.out.println(f + " " + (int) f + " " + (long) f + " " + (short) f + " " + (byte) f + " " + (int) (char) f + " " + (double) f);
        }
    }
}
