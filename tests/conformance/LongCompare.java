// if-branches on long, float and reference comparisons; all int conditions, against zero and against each other.
public class LongCompare {
    static int ints(int a, int b) {
        int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a < b) r |= 4;
        if (a <= b) r |= 8;
        if (a > b) r |= 16;
        if (a >= b) r |= 32;
        if (a == 0) r |= 64;
        if (a != 0) r |= 128;
        if (a < 0) r |= 256;
        if (a <= 0) r |= 512;
        if (a > 0) r |= 1024;
        if (a >= 0) r |= 2048;
        return r;
    }

    static int longs(long a, long b) {
        int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a < b) r |= 4;
        if (a <= b) r |= 8;
        if (a > b) r |= 16;
        if (a >= b) r |= 32;
        return r;
    }

    static int refs(Object a, Object b) {
        return (a == b ? 1 : 0) + (a != b ? 2 : 0) + (a == null ? 4 : 0) + (b != null ? 8 : 0);
    }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int a : v) {
            for (int b : v) {
                System.out.print(ints(a, b) + " " + longs(a, b) + " " + longs((long) a << 32, b) + "; ");
            }
            System.out.println();
        }
        String s = "s";
        System.out.println(refs(s, s) + " " + refs(s, null) + " " + refs(null, null) + " " + refs(null, s));
    }
}
