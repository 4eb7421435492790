// levels: -O1 -O2 -O3 -Os
#include <math.h>
#include <stdio.h>

static double integrate(double (*f)(double), double a, double b, int n)
{
    double h = (b - a) / n, s = 0.5 * (f(a) + f(b));
    for (int i = 1; i < n; i++) s += f(a + i * h);
    return s * h;
}
static double square(double x) { return x * x; }
static double newton(double n) { double x = n; for (int i = 0; i < 40 && fabs(x * x - n) > 1e-14 * n; i++) x = 0.5 * (x + n / x); return x; }
static void mandel(int *out, int n)
{
    for (int k = 0; k < n; k++) {
        float cr = -2 + 3.0f * (float)k / (float)n, r = 0, i = 0;
        int c = 0;
        for (; c < 50 && r * r + i * i < 4; c++) { float t = r * r - i * i + cr; i = 2 * r * i + 0.3f; r = t; }
        out[k] = c;
    }
}

int main(void)
{
    printf("%.12f %.12f\n", integrate(square, 0, 3, 1000), integrate(sin, 0, 3.14159265358979, 500));
    for (double n = 2; n < 1e7; n *= 37) printf("%.10f ", newton(n));
    int m[32];
    mandel(m, 32);
    for (int i = 0; i < 32; i++) printf("%d ", m[i]);
    printf("\n");
    double x[8] = {1, 0, -1, 0, 1, 0, -1, 0}, re[8] = {0}, im[8] = {0};
    for (int k = 0; k < 8; k++) for (int n = 0; n < 8; n++) re[k] += x[n] * cos(2 * M_PI * k * n / 8), im[k] -= x[n] * sin(2 * M_PI * k * n / 8);
    for (int k = 0; k < 8; k++) printf("%.6f%+.6fi ", re[k] + 0.0, fabs(im[k]) < 1e-9 ? 0.0 : im[k]);
    printf("\n");
    float sum = 0, compensation = 0;
    for (int i = 1; i < 2000; i++) {
        float y = 1.0f / (float)i - compensation, t = sum + y;
        compensation = (t - sum) - y;
        sum = t;
    }
    printf("%.7f\n", (double)sum);
    printf("%d %d %d\n", (int)lrint(2.5), (int)floor(-0.5), (int)ceil(1e-9));
    printf("%g %g\n", fmin(1, NAN), fmax(-INFINITY, 3));
    return 0;
}
