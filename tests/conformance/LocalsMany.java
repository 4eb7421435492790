// More than 256 local slots: wide loads and stores.
public class LocalsMany {
    public static void main(String[] args) {
        long a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9;
        long b0 = 10, b1 = 11, b2 = 12, b3 = 13, b4 = 14, b5 = 15, b6 = 16, b7 = 17, b8 = 18, b9 = 19;
        long c0 = 20, c1 = 21, c2 = 22, c3 = 23, c4 = 24, c5 = 25, c6 = 26, c7 = 27, c8 = 28, c9 = 29;
        long d0 = 30, d1 = 31, d2 = 32, d3 = 33, d4 = 34, d5 = 35, d6 = 36, d7 = 37, d8 = 38, d9 = 39;
        long e0 = 40, e1 = 41, e2 = 42, e3 = 43, e4 = 44, e5 = 45, e6 = 46, e7 = 47, e8 = 48, e9 = 49;
        long f0 = 50, f1 = 51, f2 = 52, f3 = 53, f4 = 54, f5 = 55, f6 = 56, f7 = 57, f8 = 58, f9 = 59;
        double g0 = 60, g1 = 61, g2 = 62, g3 = 63, g4 = 64, g5 = 65, g6 = 66, g7 = 67, g8 = 68, g9 = 69;
        double h0 = 70, h1 = 71, h2 = 72, h3 = 73, h4 = 74, h5 = 75, h6 = 76, h7 = 77, h8 = 78, h9 = 79;
        double i0 = 80, i1 = 81, i2 = 82, i3 = 83, i4 = 84, i5 = 85, i6 = 86, i7 = 87, i8 = 88, i9 = 89;
        double j0 = 90, j1 = 91, j2 = 92, j3 = 93, j4 = 94, j5 = 95, j6 = 96, j7 = 97, j8 = 98, j9 = 99;
        double k0 = 100, k1 = 101, k2 = 102, k3 = 103, k4 = 104, k5 = 105, k6 = 106, k7 = 107, k8 = 108, k9 = 109;
        double l0 = 110, l1 = 111, l2 = 112, l3 = 113, l4 = 114, l5 = 115, l6 = 116, l7 = 117, l8 = 118, l9 = 119;
        long m0 = 120, m1 = 121, m2 = 122, m3 = 123, m4 = 124, m5 = 125, m6 = 126, m7 = 127, m8 = 128, m9 = 129;
        int counter = 5;
        String text = "wide";
        float ratio = 0.5f;
        Object o = text;
        counter++;
        counter += 1000;
        counter += 40;
        m9 += counter;
        System.out.println(counter + " " + text + " " + ratio + " " + o + " " + m9 + " " + a9 + b8 + c7 + d6 + e5 + f4);
        System.out.println(g3 + h2 + i1 + j0 + k9 + l8 + m7);
        System.out.println(a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + b0 + b1 + b9 + c0 + c9 + d0 + d9 + e0 + e9 + f0 + f9 + m8);
        System.out.println(g0 + g9 + h0 + h9 + i0 + i9 + j9 + k0 + l0 + l9);
    }
}
