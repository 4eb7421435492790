#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void)
{
    float values[] = {0.1f, -2.5f, 1e30f, 1e-30f, 16777217.0f, 3.0f};
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) {
            volatile float a = values[i], b = values[j];
            printf("%.9g %.9g %.9g %.9g\n", a + b, a - b, a * b, a / b);
        }
    volatile double x = 0.1, y = 0.2;
    printf("%.17g %d %.17g\n", x + y, x + y == 0.3, 1.0 / 3.0);
    printf("%a %a %a\n", x, 1.0, -0.0);
    printf("%g %g %g\n", DBL_MAX * 2, -DBL_MAX * 2, DBL_MIN / 4);
    printf("%d %d\n", isnan((volatile double){0} / 0.0) != 0, (float)0.1 == 0.1);
    float sum = 0;
    for (int i = 0; i < 1000; i++) sum += 0.1f;
    printf("%.9g\n", sum);
    double power = 1;
    for (int i = 0; i < 100; i++) power *= 1.01;
    printf("%.15g %.3e\n", power, power);
    printf("%g %g\n", fmod(-7.5, 2), fmod(7.5, -2));
    return 0;
}
