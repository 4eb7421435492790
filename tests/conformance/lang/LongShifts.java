// Shifts of int and long by every distance from -70 to 70, as checksums.
public class LongShifts {
    public static void main(String[] args) {
        long h = 0;
        int[] ints = {1, -1, 0x80000000, 0x7fffffff, 0x12345678};
        long[] longs = {1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdef0L};
        for (int d = -70; d <= 70; d++) {
            for (int i : ints) h = h * 31 + (i << d) + (i >> d) + (i >>> d) + (i << (long) d);
            for (long l : longs) h = h * 37 + (l << d) + (l >> d) + (l >>> d) + (l >>> (byte) d);
        }
        System.out.println(h);
        byte b = -100;
        char c = 0xfff0;
        short s = -5;
        System.out.println((b << 1) + " " + (b >> 1) + " " + (b >>> 1) + " " + (c << 4) + " " + (c >>> 4) + " " + (s >>> 28) + " " + (byte) (b << 3) + " " + (1 << 31 >> 31) + " " + (1L << 63 >> 63));
    }
}
