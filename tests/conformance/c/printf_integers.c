#include <inttypes.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>

int main(void)
{
    int values[] = {0, 1, -1, 42, -12345, INT_MAX, INT_MIN};
    const char *formats[] = {"%d", "%5d", "%-8d|", "%08d", "%+d", "% d", "%.4d", "%8.4d", "%-8.3d|", "%+06d", "%.0d|", "%x", "%#x", "%X", "%#o", "%u", "%10u", "%#010x"};
    for (int f = 0; f < 18; f++) {
        for (int v = 0; v < 7; v++) {
            printf(formats[f], values[v]);
            putchar(' ');
        }
        putchar('\n');
    }
    printf("%hhd %hd %ld %lld %jd %zd %td\n", (char)300, (short)70000, -5L, -6LL, (intmax_t)-7, (size_t)8, (ptrdiff_t)-9);
    printf("%hhu %hu %lu %llu %ju %zu\n", (unsigned char)-1, (unsigned short)-1, ULONG_MAX, ULLONG_MAX, UINTMAX_MAX, (size_t)7);
    printf("%*d|%-*d|%.*d|%*.*d\n", 6, 42, 6, 42, 4, 42, 8, 3, 42);
    printf("%*d|\n", -6, 42);
    printf("%2$s %1$d %2$s\n", 5, "twice");
    printf("%c%c%c %3c|%-3c|\n", 'a', 66, '\n', 'x', 'y');
    printf("%%|%5%|\n");
    printf("%" PRIx64 " %" PRId32 " %" PRIu8 "\n", (uint64_t)0xabcdef0123456789, (int32_t)-1, (uint8_t)255);
    int n1, n2;
    printf("abc%ndef%n\n", &n1, &n2);
    printf("%d %d\n", n1, n2);
    printf("%d\n", printf("length\n"));
    return 0;
}
