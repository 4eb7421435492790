#include <stdio.h>

#define ALL(T, a, b)                                                                                    \
    do {                                                                                                \
        volatile T x = (T)(a), y = (T)(b);                                                              \
        printf(#T " %d%d%d%d%d%d\n", x < y, x <= y, x > y, x >= y, x == y, x != y);                     \
    } while (0)

int main(void)
{
    ALL(signed char, -1, 1);
    ALL(unsigned char, -1, 1);
    ALL(short, -1, 1);
    ALL(unsigned short, -1, 1);
    ALL(int, -1, 1);
    ALL(unsigned, -1, 1);
    ALL(long, -1, 1);
    ALL(unsigned long, -1, 1);
    ALL(long, 5, 5);
    ALL(unsigned long long, 1ull << 63, 1);
    ALL(long long, -9223372036854775807LL, 9223372036854775807LL);
    ALL(_Bool, 2, 1);
    ALL(float, -0.0f, 0.0f);
    ALL(double, 0.0 / 0.0 * 0, 1);
    return 0;
}
