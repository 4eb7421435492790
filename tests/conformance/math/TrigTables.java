// Math functions whose results HotSpot and fdlibm share: sqrt, cbrt, hypot, atan2, sinh and rounding, over tables.
public class TrigTables {
    public static void main(String[] args) {
        double h = 0;
        for (int i = -200; i <= 200; i++) {
            double x = i / 7.0;
            h += Math.sqrt(Math.abs(x)) + Math.cbrt(x) + Math.atan2(x, 3) + Math.hypot(x, 2) + Math.ceil(x) + Math.floor(x) + Math.rint(x) + Math.round(x) + Math.signum(x);
            h += StrictMath.sin(x) + StrictMath.cos(x) + StrictMath.exp(x / 10) + StrictMath.tanh(x);
        }
        System.out.println(h);
        System.out.println(Math.sqrt(-1) + " " + Math.cbrt(-27) + " " + Math.atan2(0, -0.0) + " " + Math.atan2(-0.0, 1) + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY) + " " + Math.pow(0, 0) + " " + Math.pow(2, -1074) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000));
    }
}
