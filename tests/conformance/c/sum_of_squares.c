// Long loops: the interpreter's arithmetic over a few hundred thousand steps.
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < 100000; i++) sum += (uint64_t)i * i ^ (i << 3);
    printf("%lu\n", sum);
    double x = 0;
    for (int i = 1; i < 50000; i++) x += (i & 1 ? 1.0 : -1.0) / i;
    printf("%.12f\n", x);
    uint32_t lfsr = 0xace1, period = 0;
    do lfsr = lfsr >> 1 ^ (-(lfsr & 1u) & 0xb400u), period++;
    while (lfsr != 0xace1);
    printf("%u\n", period);
    int best = 0, at = 0;
    for (int n = 1; n < 3000; n++) {
        long m = n;
        int steps = 0;
        while (m != 1) m = m % 2 ? 3 * m + 1 : m / 2, steps++;
        if (steps > best) best = steps, at = n;
    }
    printf("%d %d\n", at, best);
    return 0;
}
