// Shift distances are taken modulo 32 or 64; >> keeps the sign, >>> does not.
public class Shifts {
    public static void main(String[] args) {
        int[] ints = {1, -1, 0x80000000, 0x7fffffff, 12345};
        int[] by = {0, 1, 5, 31, 32, 33, 63, 64, -1, -31};
        for (int x : ints) {
            for (int s : by) {
                System.out.print((x << s) + " " + (x >> s) + " " + (x >>> s) + " | ");
            }
            System.out.println();
        }
        long[] longs = {1L, -1L, Long.MIN_VALUE, 0x123456789abcdefL};
        for (long x : longs) {
            for (int s : by) {
                System.out.print((x << s) + " " + (x >> s) + " " + (x >>> s) + " | ");
            }
            System.out.println();
        }
        byte b = (byte) 0x90;
        System.out.println((b >> 2) + " " + (b >>> 2) + " " + (byte) (b >>> 2) + " " + ((b & 0xff) >>> 2));
        b >>>= 1;
        System.out.println(b);
        short s = -4;
        s <<= 13L;
        System.out.println(s);
    }
}
