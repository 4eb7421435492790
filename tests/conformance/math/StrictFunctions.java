// StrictMath functions at ordinary and special points (their results are specified to the bit).
public class StrictFunctions {
    public static void main(String[] args) {
        double[] xs = {0, -0.0, 0.5, -0.5, 1, -1, 2, 10, 1e-10, 1e10, 1e300, Math.PI, Math.PI / 2, 710, -750, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double x : xs) {
            System.out.println(x + " " + StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x) + " " + StrictMath.asin(x) + " " + StrictMath.acos(x) + " " + StrictMath.atan(x));
            System.out.println("  " + StrictMath.exp(x) + " " + StrictMath.log(x) + " " + StrictMath.log10(x) + " " + StrictMath.sqrt(x) + " " + StrictMath.cbrt(x) + " " + StrictMath.expm1(x) + " " + StrictMath.log1p(x));
            System.out.println("  " + StrictMath.sinh(x) + " " + StrictMath.cosh(x) + " " + StrictMath.tanh(x) + " " + StrictMath.ceil(x) + " " + StrictMath.floor(x) + " " + StrictMath.rint(x) + " " + StrictMath.round(x));
        }
        double[][] pairs = {{2, 10}, {2, 0.5}, {-8, 1.0 / 3}, {-2, 3}, {0, -1}, {1, Double.NaN}, {Double.POSITIVE_INFINITY, -1}, {0.1, 400}, {10, -320}};
        for (double[] p : pairs) System.out.println(StrictMath.pow(p[0], p[1]) + " " + StrictMath.atan2(p[0], p[1]) + " " + StrictMath.hypot(p[0], p[1]) + " " + StrictMath.IEEEremainder(p[0], p[1]));
    }
}
