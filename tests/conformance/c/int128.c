// __int128: arithmetic, comparisons, shifts, conversions.
#include <stdint.h>
#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void show(const char *what, u128 n)
{
    char text[64];
    int at = 63;
    text[at] = 0;
    do text[--at] = "0123456789"[(int)(n % 10)];
    while (n /= 10);
    printf("%s %s\n", what, text + at);
}
static void shows(const char *what, i128 n)
{
    printf("%s", n < 0 ? "-" : "+");
    show(what, n < 0 ? -(u128)n : (u128)n);
}

int main(void)
{
    volatile u128 a = (u128)0xfedcba9876543210 << 64 | 0x0123456789abcdef;
    volatile u128 b = 1000000007;
    show("a", a);
    show("a+b", a + b);
    show("a-b", a - b);
    show("a*b", a * b);
    show("a/b", a / b);
    show("a%b", a % b);
    show("b/a", b / a);
    show("a/a", a / (a - 1));
    for (int i = 0; i < 128; i += 21) show("<<", b << i), show(">>", a >> i);
    volatile i128 s = -(i128)12345678901234567;
    shows("s", s);
    shows("s*s", s * s);
    shows("s/7", s / 7);
    shows("s%7", s % 7);
    shows("s>>5", s >> 5);
    shows("s^a", s ^ (i128)a);
    printf("%d %d %d %d\n", s < 0, (u128)s < a, a > b, s == s + 0);
    printf("%f %f\n", (double)a, (double)s);
    shows("from double", (i128)-1.5e30);
    printf("%lld %llu\n", (long long)s, (unsigned long long)a);
    u128 f = 1;
    for (int i = 2; i <= 33; i++) f *= i;
    show("33!", f);
    return 0;
}
