// Numeric kernels on arrays of doubles: matrix product, Gauss elimination, Simpson, Newton.
public class MatrixNumeric {
    interface F {
        double at(double x);
    }

    static double simpson(F f, double a, double b, int n) {
        double h = (b - a) / n, s = f.at(a) + f.at(b);
        for (int i = 1; i < n; i++) {
            s += f.at(a + i * h) * (i % 2 == 0 ? 2 : 4);
        }
        return s * h / 3;
    }

    static double[] solve(double[][] a) {
        int n = a.length;
        for (int i = 0; i < n; i++) {
            for (int k = i + 1; k < n; k++) {
                double f = a[k][i] / a[i][i];
                for (int j = i; j <= n; j++) {
                    a[k][j] -= f * a[i][j];
                }
            }
        }
        double[] x = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            x[i] = a[i][n];
            for (int j = i + 1; j < n; j++) {
                x[i] -= a[i][j] * x[j];
            }
            x[i] /= a[i][i];
        }
        return x;
    }

    public static void main(String[] args) {
        int n = 20;
        double[][] a = new double[n][n], c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1);
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    c[i][j] += a[i][k] * a[k][j];
                }
            }
        }
        System.out.println(c[0][0] + " " + c[7][13] + " " + c[19][19]);
        System.out.println(simpson(x -> x * x * x - 2 * x, 0, 3, 100));
        for (double x : solve(new double[][] {{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}})) {
            System.out.print(x + " ");
        }
        System.out.println();
        double r = 2;
        float g = 2;
        for (int i = 0; i < 6; i++) {
            r = (r + 2 / r) / 2;
            g = (g + 2 / g) / 2;
            System.out.println(r + " " + g);
        }
    }
}
