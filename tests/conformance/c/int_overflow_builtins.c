#include <limits.h>
#include <stdint.h>
#include <stdio.h>

#define TRY(op, T, F, a, b)                                                 \
    do {                                                                    \
        T r;                                                                \
        volatile T x = (a), y = (b);                                        \
        int o = __builtin_##op##_overflow(x, y, &r);                        \
        printf(#op " " #T " %d %" F "\n", o, r);                            \
    } while (0)

int main(void)
{
    TRY(add, int, "d", INT_MAX, 1);
    TRY(add, int, "d", 5, 6);
    TRY(sub, int, "d", INT_MIN, 1);
    TRY(mul, int, "d", 65536, 65536);
    TRY(mul, int, "d", -65536, 32768);
    TRY(add, unsigned, "u", UINT_MAX, 2);
    TRY(sub, unsigned, "u", 3, 4);
    TRY(mul, unsigned, "u", 70000, 70000);
    TRY(add, long, "ld", LONG_MAX, 10);
    TRY(mul, long, "ld", LONG_MAX, 2);
    TRY(sub, unsigned long, "lu", 0, 1);
    TRY(mul, unsigned long, "lu", ULONG_MAX, ULONG_MAX);
    TRY(add, signed char, "d", 100, 100);
    TRY(mul, short, "d", 300, 300);
    TRY(add, unsigned char, "u", 200, 100);
    signed char narrow;
    printf("%d %d\n", __builtin_add_overflow(100, 27, &narrow), narrow);
    printf("%d %d\n", __builtin_add_overflow(1000, 27, &narrow), narrow);
    return 0;
}
