// _Float16: computed in half precision step by step.
#include <stdio.h>

int main(void)
{
    volatile _Float16 a = (_Float16)1.0, b = (_Float16)3.0, c = (_Float16)2048.0;
    printf("%.9g %.9g %.9g\n", (double)(a / b), (double)(c + a), (double)(b * b));
    _Float16 sum = 0;
    for (int i = 0; i < 100; i++) sum += (_Float16)0.1f;
    printf("%.9g\n", (double)sum);
    printf("%d %d\n", a < b, (_Float16)0.1f == (_Float16)0.1);
    printf("%d %ld\n", (int)(b * c), (long)(_Float16)-7.9f);
    volatile _Float16 big = (_Float16)60000.0f;
    printf("%g %g\n", (double)(big + big), (double)-big);
    printf("%d\n", (int)sizeof(_Float16));
    return 0;
}
