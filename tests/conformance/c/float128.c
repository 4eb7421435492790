// __float128: quadruple precision by software.
#include <stdio.h>

static void show(__float128 x)
{
    printf("%.17g ", (double)x);
    __float128 rest = x - (double)x;
    printf("%.5g ", (double)rest);
}

int main(void)
{
    volatile __float128 a = 1, b = 3, c = -2.5;
    show(a / b);
    show(a / b * b - a);
    show(c * c + b);
    show(-c);
    printf("%d %d %d\n", a < b, c == -c, c != b);
    __float128 sum = 0;
    for (int i = 1; i < 30; i++) sum += (__float128)1 / i;
    show(sum);
    printf("%d %ld %llu\n", (int)c, (long)(b * 1e15), (unsigned long long)(a * 18e18));
    show((__float128)123456789012345678);
    show((__float128)0.1f);
    show((__float128)1.1L);
    printf("%zu\n", sizeof a);
    return 0;
}
