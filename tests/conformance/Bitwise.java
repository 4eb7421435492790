// and, or, xor, complement on int, long and boolean.
public class Bitwise {
    static boolean yes(String what) {
        System.out.print(what + " ");
        return true;
    }

    public static void main(String[] args) {
        int[] v = {0, -1, 0x0f0f0f0f, 0x12345678, Integer.MIN_VALUE};
        for (int a : v) {
            for (int b : v) {
                System.out.print((a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a + "; ");
            }
            System.out.println();
        }
        long p = 0xff00ff00ff00ff00L, q = 0x0123456789abcdefL;
        System.out.println(Long.toHexString(p & q) + " " + Long.toHexString(p | q) + " " + Long.toHexString(p ^ q) + " " + Long.toHexString(~p));
        boolean t = true, f = false;
        System.out.println((t & f) + " " + (t | f) + " " + (t ^ f) + " " + (t ^ t) + " " + !t);
        System.out.println(yes("a") | yes("b"));
        System.out.println(yes("a") || yes("b"));
        System.out.println(!yes("a") & yes("b"));
        System.out.println(!yes("a") && yes("b"));
        t &= f;
        f |= true;
        System.out.println(t + " " + f);
    }
}
