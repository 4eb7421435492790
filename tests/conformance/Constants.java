// Constants of all sizes: iconst, bipush, sipush, ldc, ldc2_w, fconst, dconst, lconst, class and string constants.
public class Constants {
    static final long BIG = 0x7fff_ffff_ffffL;
    static final double D = 0x1.8p3;
    static final char C = '\u1234';
    static final String S = "const\0ant\u20ac";
    static final boolean Z = !false;
    static final int I = 'a' + 1;
    static final float F = 1f / 3;

    public static void main(String[] args) {
        System.out.println(-1 + " " + 5 + " " + 6 + " " + -128 + " " + 127 + " " + 128 + " " + -32768 + " " + 32767 + " " + 32768 + " " + 100000);
        int a = -1, b = 5, c = 127, d = 128, e = -32768, f = 65536, g = 0b1010_1010, h = 0x7fff_ffff, i = 0_17;
        System.out.println(a + b + c + d + e + f + g + h + i);
        long l0 = 0, l1 = 1, l2 = 2, l3 = -1, l4 = 5_000_000_000L;
        float f0 = 0, f1 = 1, f2 = 2, f3 = 3.5f;
        double d0 = 0, d1 = 1, d2 = 2;
        System.out.println(l0 + l1 + l2 + l3 + l4 + " " + (f0 + f1 + f2 + f3) + " " + (d0 + d1 + d2));
        System.out.println(BIG + " " + D + " " + (int) C + " " + S.length() + Z + I + F + " " + String.class + int[].class);
        System.out.println(1e-323 + " " + 0x1p-1074 + " " + 3.4028235e+38f + " " + 017 + " " + 'A' + '\u0041' + "\101\t\"");
        System.out.println((byte) 200 + (short) 70000 + (char) 97 + (int) 3.99e9 + (long) 1e19);
    }
}
