#include <complex.h>
#include <math.h>
#include <stdio.h>

static void show(const char *what, double complex z) { printf("%s %.9f %.9f\n", what, creal(z), cimag(z)); }

int main(void)
{
    double complex a = 3 + 4 * I, b = 1 - 2 * I;
    show("/", a / b);
    show("1/", 1 / a);
    printf("%.9f %.9f\n", cabs(a), carg(b));
    show("sqrt", csqrt(a));
    show("exp", cexp(I * acos(-1)));
    show("pow", cpow(a, 2));
    show("log", clog(b));
    float complex f = (1 + 2 * I) / (3 - I);
    printf("%.6f %.6f\n", crealf(f), cimagf(f));
    double complex v[3] = {1, I, -1};
    double complex p = 1;
    for (int i = 0; i < 3; i++) p *= v[i] + a;
    show("product", p);
    return 0;
}
