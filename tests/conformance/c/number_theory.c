#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

static uint64_t mulmod(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((unsigned __int128)a * b % m); }
static uint64_t powmod(uint64_t b, uint64_t e, uint64_t m)
{
    uint64_t r = 1;
    for (b %= m; e; e >>= 1, b = mulmod(b, b, m)) if (e & 1) r = mulmod(r, b, m);
    return r;
}
static int prime(uint64_t n)
{
    if (n < 2) return 0;
    for (uint64_t p = 2; p < 40; p++) if (n % p == 0) return n == p;
    uint64_t d = n - 1;
    int s = 0;
    while (d % 2 == 0) d /= 2, s++;
    uint64_t witnesses[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    for (int i = 0; i < 12; i++) {
        uint64_t x = powmod(witnesses[i], d, n);
        if (x == 1 || x == n - 1) continue;
        int composite = 1;
        for (int r = 1; r < s && composite; r++) if ((x = mulmod(x, x, n)) == n - 1) composite = 0;
        if (composite) return 0;
    }
    return 1;
}
static uint64_t gcd(uint64_t a, uint64_t b) { while (b) { uint64_t t = a % b; a = b; b = t; } return a; }
static uint64_t rho(uint64_t n)
{
    if (n % 2 == 0) return 2;
    for (uint64_t c = 1;; c++) {
        uint64_t x = 2, y = 2, d = 1;
        while (d == 1) {
            x = (mulmod(x, x, n) + c) % n;
            y = (mulmod(y, y, n) + c) % n;
            y = (mulmod(y, y, n) + c) % n;
            d = gcd(x > y ? x - y : y - x, n);
        }
        if (d != n) return d;
    }
}
static void factor(uint64_t n)
{
    if (n == 1) return;
    if (prime(n)) {
        printf("%" PRIu64 " ", n);
        return;
    }
    uint64_t d = rho(n);
    factor(d < n / d ? d : n / d);
    factor(d < n / d ? n / d : d);
}

int main(void)
{
    uint64_t candidates[] = {2, 561, 1000000007, 18446744073709551557u, 3215031751, 1000000016000000063};
    for (int i = 0; i < 6; i++) printf("%d", prime(candidates[i]));
    printf("\n");
    uint64_t numbers[] = {360, 1001, 600851475143, 1000000016000000063, 4294967297};
    for (int i = 0; i < 5; i++) factor(numbers[i]), printf("\n");
    printf("%" PRIu64 "\n", powmod(3, 1000000006, 1000000007));
    return 0;
}
