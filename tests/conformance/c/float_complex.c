#include <complex.h>
#include <stdio.h>

static void show(const char *what, double complex z) { printf("%s %.6f%+.6fi\n", what, creal(z), cimag(z)); }

int main(void)
{
    double complex a = 3 + 4 * I, b = -1 + 0.5 * I;
    show("a+b", a + b);
    show("a-b", a - b);
    show("a*b", a * b);
    show("a*2", a * 2);
    show("conj", conj(a));
    show("-a", -a);
    printf("%d %d\n", a == b, a != b);
    float complex f = 1.5f - 2.5f * I;
    printf("%.3f %.3f\n", crealf(f * f), cimagf(f * f));
    double complex z = 0;
    int n = 0;
    for (; n < 50 && creal(z) * creal(z) + cimag(z) * cimag(z) < 4; n++) z = z * z + (-0.7 + 0.3 * I);
    printf("%d\n", n);
    double complex array[4];
    for (int i = 0; i < 4; i++) array[i] = i + (3 - i) * I;
    double complex sum = 0;
    for (int i = 0; i < 4; i++) sum += array[i] * array[3 - i];
    show("sum", sum);
    return 0;
}
