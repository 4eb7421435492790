// Binary numeric promotion seen through overloads, mixed arithmetic, compound results, increments of narrow types.
public class NumericPromotion {
    static String t(byte x) {
        return "byte ";
    }

    static String t(short x) {
        return "short ";
    }

    static String t(char x) {
        return "char ";
    }

    static String t(int x) {
        return "int ";
    }

    static String t(long x) {
        return "long ";
    }

    static String t(float x) {
        return "float ";
    }

    static String t(double x) {
        return "double ";
    }

    public static void main(String[] args) throws Exception {
        byte b = 100;
        short s = 1000;
        char c = 'x';
        int i = 7;
        long l = 1L << 40;
        float f = 0.1f;
        double d = 0.1;
        System.out.println(t(b + b) + t(b * s) + t(c + c) + t(i + l) + t(l + f) + t(f + d) + t(-b) + t(+c) + t(~s) + t(b << l) + t(l << b) + t(c++) + t(b += 1.5) + t((byte) (b + 1)) + t(i / 2f) + t('a' * 1.0));
        b++;
        s--;
        c += 2;
        System.out.println(b + " " + s + " " + c + " " + (f == d) + " " + (float) d + " " + (l + f) + " " + (i * f) + " " + (l * d) + " " + (c > b) + " " + (5 / 2 * 2.0) + " " + (5 / 2.0 * 2) + " " + ('b' - 'a' + 0.5f));
        b = 127;
        System.out.println(++b + " " + b-- + " " + --b + " " + (b = (byte) 200) + " " + (s = b) + " " + (i = c));
    }
}
