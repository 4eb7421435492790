#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double d)
{
    uint64_t n;
    memcpy(&n, &d, 8);
    return n;
}

int main(void)
{
    volatile double zero = 0.0, one = 1.0;
    double inf = one / zero, nan_ = zero / zero;
    double all[] = {0.0, -0.0, 1.0, -1.0, inf, -inf, 5e-324, 1.7976931348623157e308};
    for (int i = 0; i < 8; i++) {
        double d = all[i];
        printf("%g %016lx %d%d%d%d%d\n", d, bits(d), isnan(d) != 0, isinf(d) != 0, isfinite(d) != 0, isnormal(d) != 0, signbit(d) != 0);
    }
    printf("%d %d %d %d\n", nan_ == nan_, nan_ != nan_, nan_ < 1, !(nan_ >= 1));
    printf("%d%d%d\n", isnan(nan_) != 0, isunordered(nan_, 1.0), isless(1.0, 2.0));
    printf("%g %g %g\n", fmax(nan_, 2), fmin(nan_, 3), fmax(-0.0, 1));
    printf("%g %g %g\n", copysign(3, -0.0), fabs(-2.5), inf - 1);
    printf("%d %d\n", fpclassify(0.0) == FP_ZERO, fpclassify(5e-324) == FP_SUBNORMAL);
    printf("%g %g\n", inf * -1, -inf + 5);
    int e;
    double m = frexp(48.0, &e);
    printf("%g %d %g %g\n", m, e, ldexp(0.75, 5), scalbn(3.0, -2));
    double ip;
    double fp = modf(-3.75, &ip);
    printf("%g %g %g %g\n", fp, ip, nextafter(1.0, 2.0) - 1.0, logb(1000));
    return 0;
}
