// Flags in ints and longs, masks, packing of fields, sign extension, toggles, enum sets as bits.
import java.util.*;

public class BitFieldsFlags {
    static long pack(int a, int b, int c, long d) {
        return a & 0x3ffL | (b & 0xffL) << 10 | (c & 0x7fL) << 18 | d << 22;
    }

    public static void main(String[] args) {
        int flags = 0;
        flags |= 1 << 3 | 1 << 31;
        flags &= ~(1 << 3);
        flags ^= 0b1010;
        System.out.println(Integer.toBinaryString(flags) + " " + ((flags & 1 << 31) != 0) + " " + (flags >> 28) + " " + (flags >>> 28));
        long packed = pack(1023, -5, 77, 1L << 35);
        System.out.println(packed + " " + (packed & 0x3ff) + " " + (int) (packed << 46 >> 56) + " " + (packed >>> 18 & 0x7f) + " " + (packed >>> 25 << 3));
        byte b = (byte) 0xf0;
        System.out.println((b & 0xff) + " " + (b >> 4) + " " + ((b & 0xff) >> 4) + " " + (byte) (b | 0x0f) + " " + (short) (b << 8) + " " + (char) (b & 0x7f));
        long set = 0;
        for (Thread.State s : EnumSet.of(Thread.State.NEW, Thread.State.TERMINATED)) set |= 1L << s.ordinal();
        System.out.println(set + " " + Long.numberOfTrailingZeros(set) + " " + Long.bitCount(~set));
        int x = 0x0f0f0f0f, y = 0x33333333;
        x ^= y;
        y ^= x;
        x ^= y;
        System.out.println(Integer.toHexString(x) + " " + Integer.toHexString(y) + " " + (x & y | x ^ y) + " " + (~x & 0xff) + " " + (-x & x));
    }
}
