#include <stdio.h>
#include <string.h>

struct row { const char *name; int count; double price; char flag; };

static void line(const int *w, int n)
{
    for (int i = 0; i < n; i++) {
        putchar('+');
        for (int k = 0; k < w[i] + 2; k++) putchar('-');
    }
    puts("+");
}

int main(void)
{
    const struct row rows[] = {{"apple", 3, 0.5, 'a'}, {"a very long name", 12345, 1234.5678, 'b'}, {"", 0, -1, 'c'}, {"x", -7, 1e6, 'd'}};
    int w[4] = {4, 5, 5, 1};
    for (int i = 0; i < 4; i++) {
        int n = (int)strlen(rows[i].name), c = snprintf(NULL, 0, "%d", rows[i].count), p = snprintf(NULL, 0, "%.2f", rows[i].price);
        if (n > w[0]) w[0] = n;
        if (c > w[1]) w[1] = c;
        if (p > w[2]) w[2] = p;
    }
    line(w, 4);
    printf("| %-*s | %*s | %*s | %c |\n", w[0], "name", w[1], "count", w[2], "price", '?');
    line(w, 4);
    for (int i = 0; i < 4; i++) printf("| %-*.*s | %*d | %*.2f | %c |\n", w[0], w[0], rows[i].name, w[1], rows[i].count, w[2], rows[i].price, rows[i].flag);
    line(w, 4);
    printf("%.3s|%-8.2s|%8.1s|\n", "abcdef", "xyz", "q");
    printf("%#5x|%-#8o|%+.3d|% 5d\n", 255, 8, 7, 42);
    return 0;
}
