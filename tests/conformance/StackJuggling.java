// Expressions that need dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, pop and pop2.
public class StackJuggling {
    int i;
    long l;
    static int si;
    static long sl;

    static long two() {
        return 2;
    }

    static int side;

    static int one() {
        return ++side;
    }

    public static void main(String[] args) {
        StackJuggling o = new StackJuggling();
        int a = o.i = 5;
        long b = o.l = 6;
        int c = o.i++;
        long d = o.l++;
        long e = ++o.l;
        int[] ia = new int[2];
        long[] la = new long[2];
        int f = ia[1] = 7;
        long g = la[1] = 8;
        int h = ia[1]++;
        long j = la[1]--;
        long k = la[0] += 4;
        int m = si = 9;
        long n = sl = 10;
        long p = sl++;
        double[] da = {1.5};
        double q = da[0] *= 2;
        two();
        one();
        String[] sa = {"s"};
        String r = sa[0] += "t";
        System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + j + " " + k + " " + m + " " + n + " " + p + " " + q + " " + r);
        System.out.println(o.i + " " + o.l + " " + ia[1] + " " + la[1] + " " + sl + " " + side);
        int x, y, z;
        x = y = z = one() + one() * one();
        System.out.println(x + y + z);
        ia[ia[0] = 1] = ia[0] = 3;
        System.out.println(ia[0] + " " + ia[1]);
        long w = (o.l = sl = la[0] = 77L) + 1;
        System.out.println(w + o.l + sl + la[0]);
    }
}
