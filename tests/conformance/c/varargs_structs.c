#include <stdarg.h>
#include <stdio.h>

struct tiny { char c; };
struct pair { int a, b; };
struct real { double d; float f; };
struct mix { long l; double d; };
struct big { int n[10]; };

static void take(int n, ...)
{
    va_list list;
    va_start(list, n);
    for (int i = 0; i < n; i++) {
        struct tiny t = va_arg(list, struct tiny);
        struct pair p = va_arg(list, struct pair);
        struct real r = va_arg(list, struct real);
        struct big b = va_arg(list, struct big);
        struct mix m = va_arg(list, struct mix);
        int last = va_arg(list, int);
        printf("%c %d %d %g %g %d %d %ld %g %d\n", t.c, p.a, p.b, r.d, r.f, b.n[0], b.n[9], m.l, m.d, last);
    }
    va_end(list);
}

int main(void)
{
    struct tiny t = {'t'};
    struct pair p = {1, 2};
    struct real r = {3.5, 4.5f};
    struct big b = {{5, 6, 7, 8, 9, 10, 11, 12, 13, 14}};
    struct mix m = {15, 16.5};
    take(1, t, p, r, b, m, 17);
    take(3, t, p, r, b, m, 1, t, p, r, b, m, 2, t, p, r, b, m, 3);
    return 0;
}
