// levels: -O1 -O2 -O3 -Os
// Loops that optimisers turn into vector code: sums, maxima, conversions, strides, conditionals, reversals.
#include <stdint.h>
#include <stdio.h>

#define N 203
static int32_t a[N], b[N], c[N];
static float f[N], g[N];
static double d[N];
static uint8_t u[N], w[N];
static int16_t s[N];
static int64_t l[N];

static int32_t sum(const int32_t *p, int n) { int32_t t = 0; for (int i = 0; i < n; i++) t += p[i]; return t; }
static int32_t most(const int32_t *p, int n) { int32_t m = p[0]; for (int i = 1; i < n; i++) m = p[i] > m ? p[i] : m; return m; }
static uint32_t xors(const int32_t *p, int n) { uint32_t x = 0; for (int i = 0; i < n; i++) x ^= (uint32_t)p[i] * 3; return x; }
static int count(const uint8_t *p, int n, uint8_t k) { int t = 0; for (int i = 0; i < n; i++) t += p[i] == k; return t; }

int main(void)
{
    for (int i = 0; i < N; i++) a[i] = i * 7 % 101 - 50, b[i] = i ^ 0x55, u[i] = (uint8_t)(i * 13), s[i] = (int16_t)(i * 300);
    for (int i = 0; i < N; i++) c[i] = a[i] * b[i] + (a[i] > 0 ? b[i] : -a[i]);
    for (int i = 0; i < N; i++) f[i] = (float)a[i] * 0.5f, d[i] = b[i] / 4.0;
    for (int i = 0; i < N; i++) g[i] = f[i] * f[i] + (float)d[i];
    for (int i = 0; i < N; i++) l[i] = (int64_t)c[i] * s[i];
    for (int i = 0; i < N; i++) w[i] = u[i] > 127 ? (uint8_t)(255 - u[i]) : (uint8_t)(u[i] + 3);
    printf("%d %d %u %d\n", sum(c, N), most(c, N), xors(c, N), count(w, N, 42));
    for (int i = 0; i < N; i++) b[N - 1 - i] = a[i] << (i & 7);
    printf("%d %d\n", sum(b, N), most(b, N));
    for (int i = 0; i + 2 < N; i += 3) a[i] = c[i + 1] + c[i + 2];
    printf("%d\n", sum(a, N));
    int64_t total = 0;
    for (int i = 0; i < N; i++) total += l[i] >> 3;
    printf("%ld\n", total);
    int bits = 0;
    for (int i = 0; i < N; i++) bits += __builtin_popcount((unsigned)c[i]);
    printf("%d\n", bits);
    float largest = 0;
    for (int i = 0; i < N; i++) if (g[i] > largest) largest = g[i];
    printf("%.3f %.3f\n", (double)largest, (double)g[N - 1]);
    uint32_t hash = 0;
    for (int i = 0; i < N; i++) hash = hash * 31 + w[i];
    printf("%u\n", hash);
    for (int i = 0; i < N; i++) s[i] = (int16_t)(s[i] / 7 + u[i] % 9);
    long t2 = 0;
    for (int i = 0; i < N; i++) t2 += s[i] * (i & 1 ? 1 : -1);
    printf("%ld\n", t2);
    for (int i = 0; i < N; i++) d[i] = (double)(int)(d[i] * 10) / 3;
    double sum_d = 0;
    for (int i = 0; i < N; i++) sum_d += d[i];
    printf("%.6f\n", sum_d);
    return 0;
}
