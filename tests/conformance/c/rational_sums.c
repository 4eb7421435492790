#include <inttypes.h>
#include <stdio.h>

typedef struct { int64_t n, d; } rational;
static int64_t gcd(int64_t a, int64_t b) { return b ? gcd(b, a % b) : a < 0 ? -a : a; }
static rational make(int64_t n, int64_t d)
{
    int64_t g = gcd(n, d);
    if (d < 0) g = -g;
    return (rational){n / g, d / g};
}
static rational add(rational a, rational b) { return make(a.n * b.d + b.n * a.d, a.d * b.d); }
static rational mul(rational a, rational b) { return make(a.n * b.n, a.d * b.d); }
static rational bernoulli(int n)
{
    rational a[24];
    for (int m = 0; m <= n; m++) {
        a[m] = make(1, m + 1);
        for (int j = m; j >= 1; j--) a[j - 1] = mul(make(j, 1), add(a[j - 1], make(-a[j].n, a[j].d)));
    }
    return a[0];
}

int main(void)
{
    rational h = {0, 1};
    for (int i = 1; i <= 20; i++) h = add(h, make(i % 2 ? 1 : -1, i));
    printf("%" PRId64 "/%" PRId64 "\n", h.n, h.d);
    for (int i = 0; i <= 16; i++) {
        rational b = bernoulli(i);
        printf("%" PRId64 "/%" PRId64 " ", b.n, b.d);
    }
    printf("\n");
    return 0;
}
