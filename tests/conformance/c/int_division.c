#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int values[] = {7, -7, 1, -1, INT_MAX, INT_MIN + 1, 100, -100};
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) {
            volatile int a = values[i], b = values[j];
            printf("%d/%d=%d r %d%s", a, b, a / b, a % b, j == 7 ? "\n" : "; ");
        }
    volatile long long p = LLONG_MIN, q = 10;
    printf("%lld %lld\n", p / q, p % q);
    volatile unsigned long long u = ULLONG_MAX;
    printf("%llu %llu\n", u / 10, u % 10);
    div_t d = div(-17, 5);
    ldiv_t l = ldiv(17, -5);
    lldiv_t ll = lldiv(-17, -5);
    printf("%d %d %ld %ld %lld %lld\n", d.quot, d.rem, l.quot, l.rem, ll.quot, ll.rem);
    printf("%d %ld %lld\n", abs(-5), labs(-6L), llabs(-7LL));
    return 0;
}
