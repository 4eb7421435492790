#include <float.h>
#include <math.h>
#include <stdio.h>

static long double power(long double b, int n)
{
    long double r = 1;
    while (n-- > 0) r *= b;
    return r;
}

int main(void)
{
    volatile long double a = 1.0L / 3.0L, b = 1e4000L;
    printf("%.21Lg %Lg %Lg\n", a, b, b * b);
    printf("%.20Lf\n", power(1.1L, 20));
    printf("%d %d\n", a < b, a * 3 == 1.0L);
    printf("%Lg %Lg\n", LDBL_MAX, LDBL_EPSILON);
    printf("%.17g %.9g\n", (double)a, (float)a);
    printf("%lld %d\n", (long long)(a * 1e18L), (int)-a);
    long double sum = 0;
    for (int i = 1; i <= 20; i++) sum += 1.0L / i;
    printf("%.18Lf\n", sum);
    printf("%La\n", 1.5L);
    printf("%.15Lg %.15Lg %.15Lg\n", sqrtl(2.0L), floorl(-2.5L), fabsl(-3.5L));
    struct { char c; long double l; } s = {1, 2.5L};
    printf("%d %Lg\n", (int)sizeof s, s.l);
    long double array[3] = {1, 2, 3};
    for (int i = 0; i < 3; i++) array[i] += i / 2.0L;
    printf("%Lg %Lg %Lg\n", array[0], array[1], array[2]);
    return 0;
}
