// args: pear Apple fig banana "two words" 10 9 fig
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int plain(const void *a, const void *b) { return strcmp(*(char **)a, *(char **)b); }
static int by_length(const void *a, const void *b)
{
    int d = (int)strlen(*(char **)a) - (int)strlen(*(char **)b);
    return d ? d : plain(a, b);
}
static int folded(const void *a, const void *b)
{
    const char *x = *(char **)a, *y = *(char **)b;
    while (*x && tolower((unsigned char)*x) == tolower((unsigned char)*y)) x++, y++;
    return tolower((unsigned char)*x) - tolower((unsigned char)*y);
}
static void show(int n, char **v)
{
    for (int i = 0; i < n; i++) printf("%s%s", v[i], i + 1 < n ? "," : "\n");
}

int main(int argc, char **argv)
{
    printf("%d\n", argc);
    int (*orders[])(const void *, const void *) = {plain, by_length, folded};
    for (int i = 0; i < 3; i++) {
        qsort(argv + 1, (size_t)argc - 1, sizeof *argv, orders[i]);
        show(argc - 1, argv + 1);
    }
    printf("%d %d\n", argv[argc] == NULL, strlen(argv[0]) > 0);
    return argc;
}
