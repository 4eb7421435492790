// IEEE 754 arithmetic, remainder included.
public class FloatArithmetic {
    static double zero() {
        return 0.0;
    }

    public static void main(String[] args) {
        System.out.println(1 / zero() + " " + -1 / zero() + " " + zero() / zero() + " " + 1 / -zero());
        double[][] pairs = {{5.5, 2}, {-5.5, 2}, {5.5, -2}, {1e300, 3}, {0.1, 0.03}, {7, Double.POSITIVE_INFINITY},
            {Double.POSITIVE_INFINITY, 7}, {-0.0, 5}, {4, 2}, {-4, 2}, {5, 0}, {Double.MIN_VALUE, 3}};
        for (double[] p : pairs) {
            System.out.println(p[0] % p[1] + " " + (p[0] * p[1]) + " " + p[0] / p[1] + " " + (p[0] + p[1]) + " " + (p[0] - p[1]));
            float a = (float) p[0], b = (float) p[1];
            System.out.println(a % b + " " + a * b + " " + a / b + " " + (a + b) + " " + (a - b) + " " + -a);
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(Double.MAX_VALUE * 2 + " " + Double.MIN_VALUE / 2 + " " + (Double.MAX_VALUE - 1e291));
        double sum = 0;
        for (int i = 1; i <= 1000; i++) {
            sum += 1.0 / i;
        }
        System.out.println(sum);
    }
}
