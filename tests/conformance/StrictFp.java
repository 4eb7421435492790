// strictfp and the printing of doubles and floats.
public strictfp class StrictFp {
    static double chain(double x) {
        for (int i = 0; i < 20; i++) {
            x = x * 1.1 - x / 3 + 0.7;
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(chain(1));
        System.out.println(chain(1e308));
        System.out.println((float) chain(-2.5));
        for (double d : new double[] {1, 10, 1e6, 1e7, 12345678.9, 1e-3, 9.99e-4, 1e21, 1e22, 1e23, 2e-3, 123456789012345680.0,
            Math.PI, Math.E, 1.0 / 3, 2.0 / 3, 4.35, 100.0, 5e-324, 1.7976931348623157e308, 2.2250738585072014E-308}) {
            System.out.print(d + " ");
        }
        System.out.println();
        for (float f : new float[] {1, 1e7f, 1.1e7f, 1e-3f, 1e-4f, 3.4028235e38f, 1.4e-45f, 0.1f, 1f / 3, 16777216f, 8.5e9f}) {
            System.out.print(f + " ");
        }
        System.out.println();
    }
}
