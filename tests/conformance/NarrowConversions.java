// i2b, i2c, i2s, l2i and compound assignment, which narrows silently.
public class NarrowConversions {
    public static void main(String[] args) {
        for (int x : new int[] {0, 127, 128, 255, 256, -1, -129, 32767, 32768, 65535, 65536, 70000, Integer.MIN_VALUE}) {
            System.out.println(x + ": " + (byte) x + " " + (short) x + " " + (int) (char) x);
        }
        for (long x : new long[] {1L << 31, 1L << 32, -(1L << 31) - 1, Long.MAX_VALUE, Long.MIN_VALUE, 0xdeadbeefcafeL}) {
            System.out.println(x + ": " + (int) x + " " + (byte) x + " " + (short) x + " " + (int) (char) x);
        }
        byte b = 127;
        b++;
        System.out.println(b);
        b += 200;
        System.out.println(b);
        short s = 1;
        s *= 40000;
        System.out.println(s);
        char c = 'z';
        c += 1;
        System.out.println(c);
        int i = 10;
        i *= 2.75;
        System.out.println(i);
        i += 3.999f;
        System.out.println(i);
    }
}
