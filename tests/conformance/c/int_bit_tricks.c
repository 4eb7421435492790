#include <stdint.h>
#include <stdio.h>

static unsigned popcount(uint64_t n)
{
    unsigned c = 0;
    for (; n; n &= n - 1) c++;
    return c;
}
static uint32_t reverse(uint32_t n)
{
    n = (n >> 1 & 0x55555555) | (n & 0x55555555) << 1;
    n = (n >> 2 & 0x33333333) | (n & 0x33333333) << 2;
    n = (n >> 4 & 0x0f0f0f0f) | (n & 0x0f0f0f0f) << 4;
    return n << 24 | (n & 0xff00) << 8 | (n >> 8 & 0xff00) | n >> 24;
}
static unsigned isqrt(uint64_t n)
{
    uint64_t root = 0;
    for (uint64_t bit = 1ull << 31; bit; bit >>= 1)
        if ((root | bit) * (root | bit) <= n) root |= bit;
    return (unsigned)root;
}

int main(void)
{
    uint64_t samples[] = {0, 1, 2, 0xff, 0x8000, 0xdeadbeef, 0x123456789abcdef, ~0ull};
    for (int i = 0; i < 8; i++) {
        uint64_t n = samples[i];
        printf("%016lx %u %08x %u", n, popcount(n), reverse((uint32_t)n), isqrt(n));
        printf(" %d %d", __builtin_popcountll(n), __builtin_parityll(n));
        if (n) printf(" %d %d %d", __builtin_clzll(n), __builtin_ctzll(n), __builtin_ffsll((long long)n));
        printf(" %016lx %08x %04x\n", __builtin_bswap64(n), __builtin_bswap32((uint32_t)n), __builtin_bswap16((uint16_t)n));
    }
    for (unsigned n = 1; n < 40; n += 6) printf("%u %u %d | ", n & -n, n ^ (n >> 1), (n & (n - 1)) == 0);
    printf("\n");
    return 0;
}
