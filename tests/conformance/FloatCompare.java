// Comparisons with NaN, signed zeros and infinities: fcmpl, fcmpg, dcmpl, dcmpg.
public class FloatCompare {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : ds) {
            for (double b : ds) {
                System.out.print((a < b ? "<" : ".") + (a <= b ? "L" : ".") + (a > b ? ">" : ".") + (a >= b ? "G" : ".")
                    + (a == b ? "=" : ".") + (a != b ? "!" : ".") + (!(a < b) ? "n" : ".") + Double.compare(a, b) + " ");
            }
            System.out.println();
        }
        float[] fs = {0f, -0f, 2f, Float.NaN, Float.NEGATIVE_INFINITY};
        for (float a : fs) {
            for (float b : fs) {
                System.out.print((a < b ? "<" : ".") + (a <= b ? "L" : ".") + (a > b ? ">" : ".") + (a >= b ? "G" : ".")
                    + (a == b ? "=" : ".") + (!(a >= b) ? "n" : ".") + Float.compare(a, b) + " ");
            }
            System.out.println();
        }
        System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.valueOf(0.0).equals(-0.0));
    }
}
