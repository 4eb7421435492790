// Integer and floating point edge cases: overflow, division, remainder, negative zero, NaN, infinities, shifts beyond the width.
public class NumericEdges {
    static int zero = 0;

    public static void main(String[] args) {
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Long.MIN_VALUE / -1 + " " + -Integer.MIN_VALUE);
        System.out.println(7 / -2 + " " + 7 % -2 + " " + -7 / 2 + " " + -7 % 2 + " " + -7 % -2);
        System.out.println(5.5 % -2 + " " + -5.5 % 2 + " " + 5.5 % 0 + " " + 1.0 % Double.POSITIVE_INFINITY + " " + -0.0 % 3);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / zero + " " + 1 / -0.0 + " " + 0.0f / 0);
        System.out.println((0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (Double.NaN == Double.NaN) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println((1 << 33) + " " + (1 << -1) + " " + (-1 >>> 33) + " " + (1L << 33) + " " + (1L << 65) + " " + (-1L >>> -1) + " " + (-8 >> 1) + " " + (-8 >>> 28));
        System.out.println((byte) 200 + " " + (short) 70000 + " " + (char) -1 + 0 + " " + (int) 3e10 + " " + (long) -1e30 + " " + (int) Double.NaN + " " + (byte) 300.7 + " " + (char) 65.9);
        System.out.println((int) 'x' + " " + (char) ('a' + 2) + " " + ('a' + 'b') + " " + (char) 98 + 'c');
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(100 * 1.1);
        System.out.println((float) 0.1 == 0.1);
        System.out.println(1e16 + 1 + " " + (1e16f + 1) + " " + (double) Long.MAX_VALUE + " " + (float) Integer.MAX_VALUE);
        System.out.println(Float.MIN_VALUE / 2 + " " + Double.MIN_VALUE / 2 + " " + Float.MAX_VALUE * 2 + " " + (float) 1e-50);
        System.out.println(Long.MAX_VALUE + 1 + " " + (Long.MAX_VALUE * 2) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE));
        System.out.println(3 > 2 == true ? 1 : 0);
        System.out.println(true ? 1 : 2.0);
        System.out.println((Object) (true ? 1 : 'a'));
        System.out.println(false ? 1 : 'b');
        int x = 5;
        System.out.println(true ? x : 'a');
        System.out.println(x++ + ++x * x-- - --x + " " + x);
        System.out.println(~7 + " " + -(-7) + " " + +-+7 + " " + (5 & 3 | 4 ^ 1) + " " + (!true ^ true));
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(i == 0 ? 1 / zero : i == 1 ? (int) (1L % zero) : 1 % zero);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        final int big = 1_000_000;
        System.out.println(big * big + " " + (long) big * big + " " + 0b1010 + " " + 0x7fff_ffff + " " + 017 + " " + 0xFFFFFFFFL);
    }
}
