#include <math.h>
#include <stdio.h>

int main(void)
{
    for (double x = -2; x <= 2.01; x += 0.5) {
        printf("%g: %.12g %.12g %.12g %.12g %.12g\n", x, sin(x), cos(x), tan(x), exp(x), atan(x));
        printf("  %.12g %.12g %.12g %.12g\n", sinh(x), cosh(x), tanh(x), cbrt(x));
        if (x > 0) printf("  %.12g %.12g %.12g %.12g\n", log(x), log2(x), log10(x), sqrt(x));
        if (x >= -1 && x <= 1) printf("  %.12g %.12g\n", asin(x), acos(x));
    }
    printf("%.12g %.12g %.12g\n", pow(2, 0.5), pow(-2, 3), pow(2, -3));
    printf("%.12g %.12g\n", hypot(3, 4), atan2(-1, -1));
    printf("%.12g %.12g %.12g\n", exp2(3.5), expm1(1e-5), log1p(1e-5));
    printf("%.12g %.12g %.12g\n", fma(2, 3, 4), fdim(5, 3), remainder(7, 4));
    printf("%.9g %.9g %.9g\n", sqrtf(2.0f), sinf(1.0f), powf(1.5f, 2.5f));
    return 0;
}
