// ulp, nextUp, nextAfter, nextDown, scalb, getExponent over the whole range of float and double.
public class MathUlps {
    public static void main(String[] args) {
        for (double d : new double[] {0, -0.0, 1, -1, 0.1, 1e300, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NaN}) {
            System.out.println(d + " " + Math.ulp(d) + " " + Math.nextUp(d) + " " + Math.nextDown(d) + " " + Math.nextAfter(d, 0) + " " + Math.getExponent(d) + " " + Math.scalb(d, -3) + " " + StrictMath.ulp(d) + " " + StrictMath.nextAfter(d, Double.POSITIVE_INFINITY));
        }
        for (float f : new float[] {0, 1, -0.1f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, Float.NaN}) {
            System.out.println(f + " " + Math.ulp(f) + " " + Math.nextUp(f) + " " + Math.nextDown(f) + " " + Math.getExponent(f) + " " + Math.scalb(f, 2) + " " + Math.copySign(f, -1f) + " " + Math.nextAfter(f, 10.0));
        }
        System.out.println(Math.scalb(1.0, 2000) + " " + Math.scalb(1.0, -1074) + " " + Math.scalb(1.0, -1075) + " " + Math.scalb(3.0, -1075) + " " + Math.IEEEremainder(-7, 2) + " " + Math.IEEEremainder(1, 0));
    }
}
