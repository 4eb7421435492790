#include <stdio.h>

int main(void)
{
    printf("%d %d %d %d\n", 010, 0x1F, 0b1011, 'A');
    printf("%ld %lu %lld %llu\n", 1L << 40, 1UL << 63, 0x7fffffffffffffffLL, 0xffffffffffffffffULL);
    printf("%zu %zu %zu %zu\n", sizeof 1, sizeof 1L, sizeof 4294967296, sizeof 1.0f);
    printf("%g %g %g %g\n", 1e3, 1.5e-3, 0x1p-4, .5);
    printf("%zu %zu\n", sizeof "abc", sizeof "a\0b");
    printf("%d %d %d %d %d %d\n", '\a', '\b', '\f', '\n', '\v', '\e');
    printf("\?\?!\n");
    printf("%c%c%c\n", "012"[1], 2["abc"], *("xyz" + 1));
    printf("%u %d\n", 4294967295, 2147483647);
    printf("%d\n", -2147483647 - 1);
    printf("%d %d\n", 5 / -2, -5 % 3);
    printf("%d\n", 1 ? 2 : 3 ? 4 : 5);
    printf("%d %d %d\n", 2 + 3 * 4 - 1, (2 + 3) * 4, 2 << 1 + 1);
    printf("%d %d\n", 1 | 2 ^ 3 & 4, !0 == 1 != 0);
    printf("%d\n", ~0 + 1 - -1);
    return 0;
}
