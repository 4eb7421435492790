// long arithmetic: wrap-around, division, remainder, comparison.
public class LongArithmetic {
    static long id(long x) {
        return x;
    }

    public static void main(String[] args) {
        long[] values = {0, 1, -1, 7, -7, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32, -(1L << 32) + 5};
        for (long a : values) {
            for (long b : values) {
                System.out.print((a + b) + "," + (a - b) + "," + (a * b) + ",");
                if (b != 0) {
                    System.out.print((a / b) + "," + (a % b) + ",");
                }
                System.out.print((a < b) + "," + (a == b) + "," + Long.compare(a, b) + " ");
            }
            System.out.println();
        }
        System.out.println(id(Long.MIN_VALUE) / id(-1) + " " + id(Long.MIN_VALUE) % id(-1));
        System.out.println(-id(Long.MIN_VALUE));
    }
}
