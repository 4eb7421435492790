// Numeric loops: matrix product, LU determinant, Newton, Simpson, gcd tables, big sums in floats.
public class MatrixWork {
    public static void main(String[] args) {
        int n = 12;
        double[][] a = new double[n][n], b = new double[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
            a[i][j] = (i * 7 + j * 3) % 11 - 5;
            b[i][j] = i == j ? 2 : 1.0 / (i + j + 1);
        }
        double trace = 0;
        for (int i = 0; i < n; i++) for (int k = 0; k < n; k++) trace += a[i][k] * b[k][i];
        System.out.println(trace);
        double det = 1;
        for (int i = 0; i < n; i++) {
            for (int r = i + 1; r < n; r++) {
                double f = b[r][i] / b[i][i];
                for (int c = i; c < n; c++) b[r][c] -= f * b[i][c];
            }
            det *= b[i][i];
        }
        System.out.println(det);
        double x = 1;
        for (int i = 0; i < 20; i++) x -= (x * x * x - 2) / (3 * x * x);
        System.out.println(x);
        double s = 0;
        for (int i = 0; i <= 100; i++) s += (i == 0 || i == 100 ? 1 : i % 2 == 1 ? 4 : 2) * Math.sqrt(i / 100.0);
        System.out.println(s / 300);
        float f = 0;
        for (int i = 1; i < 10000; i++) f += 1f / i;
        double d = 0;
        for (int i = 10000; i > 0; i--) d += 1.0 / i;
        System.out.println(f + " " + d);
        long h = 1;
        for (int i = 0; i < 1000; i++) h = h * 6364136223846793005L + 1442695040888963407L;
        System.out.println(h + " " + (int) (h >>> 33));
    }
}
