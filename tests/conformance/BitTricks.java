// Bit manipulation idioms, BitSet, CRC by hand.
import java.util.BitSet;

public class BitTricks {
    static int crc(byte[] data) {
        int crc = -1;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int i = 0; i < 8; i++) {
                crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
            }
        }
        return ~crc;
    }

    static long xorshift(long x) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        return x;
    }

    public static void main(String[] args) {
        System.out.println(Integer.toHexString(crc("123456789".getBytes())));
        long x = 88172645463325252L;
        for (int i = 0; i < 100; i++) {
            x = xorshift(x);
        }
        System.out.println(x);
        int a = 5, b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b + " " + (a & -a) + " " + (a & (a - 1)) + " " + ((a ^ (a >> 31)) - (a >> 31)));
        BitSet s = new BitSet();
        s.set(1, 6);
        s.set(100);
        s.clear(3);
        s.flip(0);
        System.out.println(s + " " + s.cardinality() + s.length() + s.nextClearBit(0) + s.nextSetBit(6) + s.get(4));
        BitSet t = new BitSet();
        t.set(2);
        t.set(100);
        s.and(t);
        System.out.println(s + " " + s.intersects(t));
        int gray = 0;
        for (int i = 0; i < 8; i++) {
            gray = gray * 8 + (i ^ (i >> 1));
        }
        System.out.println(gray);
    }
}
