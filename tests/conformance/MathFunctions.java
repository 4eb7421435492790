// Math: exact results only (functions that the specification pins down, or to 10 digits).
public class MathFunctions {
    static String d(double x) {
        return String.format("%.10g", x);
    }

    public static void main(String[] args) {
        for (double x : new double[] {0.5, -0.5, 1.5, 2.5, -2.5, 1e20, Double.NaN, -0.0, 0.49999999999999994, 4503599627370497.5}) {
            System.out.println(Math.round(x) + " " + Math.rint(x) + " " + Math.floor(x) + " " + Math.ceil(x) + " " + Math.abs(x) + " " + Math.round((float) x));
        }
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4) + " " + Math.pow(2, 10) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3));
        System.out.println(d(Math.sin(1)) + d(Math.cos(1)) + d(Math.tan(1)) + d(Math.atan2(1, -1)) + d(Math.exp(1)) + d(Math.log(10)) + d(Math.log10(1000)) + d(Math.asin(0.5)));
        System.out.println(d(Math.sinh(1)) + d(Math.tanh(0.5)) + d(Math.log1p(1e-10)) + d(Math.expm1(1e-10)) + d(Math.toDegrees(Math.PI)) + d(Math.toRadians(90)));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0f, 0.0f) + " " + Math.max(Double.NaN, 1) + " " + Math.max(3, 7L) + " " + Math.abs(Integer.MIN_VALUE));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " " + Math.addExact(1L, 2L) + " " + Math.signum(-3.5) + " " + Math.copySign(2, -0.0));
        System.out.println(Math.fma(2.0, 3.0, 4.0) + " " + Math.scalb(1.0, 10) + " " + Math.IEEEremainder(5, 3) + " " + Math.nextAfter(1.0, 2) + " " + StrictMath.sqrt(3));
        System.out.println(Math.sin(Double.POSITIVE_INFINITY) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.exp(1000) + " " + Math.atan(Double.POSITIVE_INFINITY));
    }
}
