// levels: -O1 -O2 -O3 -Os
// Loops with several exits, swaps through phis, irreducible flow, tail calls, jump threading.
#include <stdio.h>

static unsigned gcd(unsigned a, unsigned b) { while (b) { unsigned t = a % b; a = b; b = t; } return a; }
static long fib(int n) { long a = 0, b = 1; while (n-- > 0) { long t = a; a = b; b += t; } return a; }
static int rotate3(int n) { int a = 1, b = 2, c = 3; for (int i = 0; i < n; i++) { int t = a; a = b; b = c; c = t; } return a * 100 + b * 10 + c; }
static int state(const char *s)
{
    int n = 0;
zero:
    switch (*s++) { case 'a': goto one; case 'b': goto two; case 0: return n; default: goto zero; }
one:
    n += 1;
    switch (*s++) { case 'a': goto one; case 'b': goto zero; case 0: return n + 100; default: goto two; }
two:
    n += 10;
    if (*s == 'b') { s++; goto one; }
    goto zero;
}
static int tail(int n, int acc) { return n <= 0 ? acc : tail(n - 1, acc * 3 % 1009 + n); }
static int early(const int *v, int n)
{
    for (int i = 0; i < n; i++) {
        if (v[i] < 0) continue;
        for (int j = i; j < n; j++) {
            if (v[j] == v[i] * 2) return i * 100 + j;
            if (v[j] > 1000) goto out;
        }
    }
out:
    return -1;
}
static int digits(unsigned long n) { int d = 0; do d++; while (n /= 10); return d; }
static double horner(const double *c, int n, double x) { double r = 0; for (int i = n - 1; i >= 0; i--) r = r * x + c[i]; return r; }

int main(void)
{
    printf("%u %ld\n", gcd(1071, 462), fib(70));
    for (int i = 0; i < 4; i++) printf("%d ", rotate3(i));
    printf("\n%d %d %d\n", state("abbaab"), state("bbb"), state("xaay"));
    printf("%d\n", tail(100, 1));
    int v[] = {-1, 3, 5, 6, 8, 10, 16};
    printf("%d %d\n", early(v, 7), early(v + 6, 1));
    printf("%d %d %d\n", digits(0), digits(999), digits(18446744073709551615u));
    double c[] = {1, -2, 0.5, 3};
    printf("%g %g\n", horner(c, 4, 2), horner(c, 4, -1));
    int sum = 0;
    for (int i = 0; i < 50; i++) {
        if (i % 15 == 0) sum += 15;
        else if (i % 5 == 0) sum += 5;
        else if (i % 3 == 0) sum += 3;
        else sum ^= i;
    }
    printf("%d\n", sum);
    volatile int stop = 37;
    int k = 0;
    while (1) {
        if (k * k > stop * 10) break;
        if (k % 7 == 6 && stop < 0) break;
        k++;
    }
    printf("%d\n", k);
    return 0;
}
