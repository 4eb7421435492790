#include <stdarg.h>
#include <stdio.h>

static long sum(int n, ...)
{
    va_list list;
    va_start(list, n);
    long total = 0;
    for (int i = 0; i < n; i++) total += va_arg(list, int);
    va_end(list);
    return total;
}

static void mixed(const char *types, ...)
{
    va_list list, again;
    va_start(list, types);
    va_copy(again, list);
    for (const char *t = types; *t; t++) switch (*t) {
        case 'i': printf("%d ", va_arg(list, int)); break;
        case 'l': printf("%ld ", va_arg(list, long)); break;
        case 'd': printf("%g ", va_arg(list, double)); break;
        case 's': printf("%s ", va_arg(list, char *)); break;
        case 'L': printf("%Lg ", va_arg(list, long double)); break;
        case 'p': printf("%d ", *va_arg(list, int *)); break;
        }
    if (*types == 'i') printf("again %d", va_arg(again, int));
    printf("\n");
    va_end(again);
    va_end(list);
}

static int forward(char *to, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int n = vsprintf(to, format, list);
    va_end(list);
    return n;
}

int main(void)
{
    int x = 77;
    char text[100];
    printf("%ld %ld %ld\n", sum(0), sum(3, 1, 2, 3), sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    mixed("ilds", 1, 2L, 3.5, "four");
    mixed("ddddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11.);
    mixed("iLipLs", 1, 2.5L, 3, &x, 4.5L, "end");
    mixed("iiiiiiiiddl", 1, 2, 3, 4, 5, 6, 7, 8, 9.5, 10.5, 11L);
    printf("%d %s\n", forward(text, "%d-%s-%g", 5, "six", 7.5), text);
    return 0;
}
