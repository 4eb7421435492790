#include <stdio.h>

int main(void)
{
    int d, m, y, h;
    char month[8], rest[32];
    printf("%d\n", sscanf("2024-02-29T12", "%d-%d-%dT%d", &y, &m, &d, &h));
    printf("%d %d %d %d\n", y, m, d, h);
    printf("%d %s %d\n", sscanf("5 Mar 1999", "%d %7s %d", &d, month, &y), month, y);
    printf("%d\n", sscanf("abc", "%d", &d));
    printf("%d\n", sscanf("", "%d", &d));
    printf("%d %d\n", sscanf("100%", "%d%%", &d), d);
    printf("%d [%s]\n", sscanf("key = some value", "%*s = %31[^;]", rest), rest);
    unsigned r, g, b;
    printf("%d %u %u %u\n", sscanf("#ff8000", "#%2x%2x%2x", &r, &g, &b), r, g, b);
    long long big;
    short small;
    unsigned char tiny;
    printf("%d %lld %d %u\n", sscanf("-5000000000 -3 200", "%lld %hd %hhu", &big, &small, &tiny), big, small, tiny);
    double x;
    long double lx;
    printf("%d %g %Lg\n", sscanf("1.5e1/2.5", "%lf/%Lf", &x, &lx), x, lx);
    char two[2];
    printf("%d %c%c\n", sscanf("xyz", "%2c", two), two[0], two[1]);
    void *p;
    printf("%d\n", sscanf("0x10", "%p", &p));
    return 0;
}
