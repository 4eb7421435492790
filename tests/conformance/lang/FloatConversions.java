// Every conversion between primitive types at the edges.
public class FloatConversions {
    public static void main(String[] args) {
        double[] ds = {0, -0.0, 0.5, -0.9, 1e9, 2147483647.5, -2147483648.9, 9.3e18, -9.3e18, 1e40, -1e40, Double.NaN, Double.POSITIVE_INFINITY, 65535.7, 32768, 255.9, -129};
        for (double d : ds) {
            float f = (float) d;
            System.out.println(d + " " + f + " " + (int) d + " " + (long) d + " " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) f + " " + (long) f + " " + (byte) (int) f);
        }
        for (long l : new long[] {0, 1L << 53, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, 16777217, -16777217}) System.out.println((double) l + " " + (float) l + " " + (int) l + " " + (float) (int) l + " " + (double) (int) l);
    }
}
