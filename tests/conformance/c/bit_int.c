// _BitInt of odd widths (C23).

#include <stdio.h>

typedef _BitInt(7) s7;
typedef unsigned _BitInt(7) u7;
typedef unsigned _BitInt(37) u37;
typedef _BitInt(93) s93;

int main(void)
{
    volatile u7 a = 100;
    volatile s7 b = -50;
    printf("%d %d %d\n", (int)(u7)(a + a), (int)(b / (s7)7), (int)(b % (s7)7));
    volatile u37 c = 0x1fffffffffuwb;
    c += 2;
    printf("%llu\n", (unsigned long long)c);
    c = (u37)((unsigned long long)c << 36);
    printf("%llu %d\n", (unsigned long long)c, (int)(c >> 36));
    volatile s93 d = 1;
    for (int i = 1; i < 24; i++) d *= (s93)i;
    printf("%lld %lld\n", (long long)(d % (s93)1000000007), (long long)(d >> 20));
    d = -d;
    printf("%d %lld\n", d < 0, (long long)(d / (s93)1000000000000));
    u7 n = 0;
    for (int i = 0; i < 200; i++) n++;
    printf("%d %d\n", (int)n, (int)sizeof(s93));
    return 0;
}
