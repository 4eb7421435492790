// Remainders and comparisons of floating point numbers with special values, in all pairs.
public class FloatRemainder {
    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 1, -1, 0.1, 3.7, -3.7, 1e308, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double a : v) {
            StringBuilder sb = new StringBuilder();
            for (double b : v) sb.append(a % b).append(a < b ? '<' : a > b ? '>' : a == b ? '=' : '?').append((float) a % (float) b).append(a <= b).append(!(a >= b)).append(' ');
            System.out.println(sb);
        }
    }
}
