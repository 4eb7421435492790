#include <stdio.h>

static int calls;
static int *where(int *p) { calls++; return p; }

int main(void)
{
    int a = 10;
    a += 5, a -= 3, a *= 2, a /= 5, a %= 3, a <<= 4, a >>= 1, a |= 3, a &= 9, a ^= 12;
    printf("%d\n", a);
    unsigned char c = 250;
    c += 10;
    printf("%d ", c);
    c -= 20;
    printf("%d ", c);
    c *= 3;
    printf("%d ", c);
    c <<= 1;
    c >>= 3;
    printf("%d\n", c);
    short s = 32767;
    s += 1;
    printf("%d\n", s);
    float f = 1;
    f += 0.1;
    f *= 3;
    printf("%.9g\n", f);
    int i = 7;
    i *= 1.5;
    i += 2.9f;
    printf("%d\n", i);
    int v[3] = {1, 2, 3};
    *where(&v[1]) += 40;
    ++*where(&v[2]);
    (*where(&v[0]))--;
    printf("%d %d %d %d\n", v[0], v[1], v[2], calls);
    int *p = v;
    *p++ += 5;
    *++p += 7;
    printf("%d %d %d %ld\n", v[0], v[1], v[2], p - v);
    p -= 2;
    p[1] = p[0]++ + --p[2];
    printf("%d %d %d\n", v[0], v[1], v[2]);
    return 0;
}
