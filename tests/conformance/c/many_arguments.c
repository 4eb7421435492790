// More arguments than there are registers, of all kinds.
#include <stdio.h>

struct pair { long a; double b; };
static double many(int a, double b, char c, float d, long e, short f, struct pair g, unsigned char h, double i, double j, double k, double l, double m, double n,
                   double o, int p, int q, int r, const char *s, struct pair t, long double u)
{
    printf("%d %g %c %g %ld %d %ld %g %u %s %ld %Lg\n", a, b, c, d, e, f, g.a, g.b, h, s, t.a, u);
    return i + j * 2 + k * 3 + l * 4 + m * 5 + n * 6 + o * 7 + p + q + r + t.b;
}
static int twenty(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n, int o, int p, int q, int r, int s, int t)
{
    return a - b + c - d + e - f + g - h + i - j + k - l + m - n + o - p + q - r + s - t * 2;
}

int main(void)
{
    struct pair x = {7, 8.5}, y = {9, 10.5};
    printf("%g\n", many(1, 2.5, 'c', 4.5f, 5, -6, x, 250, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "text", y, 11.25L));
    printf("%d\n", twenty(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20));
    int (*f)(int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int) = twenty;
    printf("%d\n", f(20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
    return 0;
}
