// Division and remainder of all sign combinations, int and long, and narrowing of the results.
public class IntegerDivisionTable {
    public static void main(String[] args) {
        int[] v = {7, -7, 3, -3, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : v) {
            StringBuilder sb = new StringBuilder();
            for (int b : v) sb.append(a / b).append(':').append(a % b).append(':').append((long) a / b).append(':').append((byte) (a / b)).append(' ');
            System.out.println(sb);
        }
        long[] w = {Long.MIN_VALUE, Long.MAX_VALUE, -1, 10, 1L << 40};
        for (long a : w) for (long b : w) System.out.print(a / b + "," + a % b + " ");
        System.out.println();
    }
}
