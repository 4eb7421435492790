#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void)
{
    char b[64];
    printf("%zu %s\n", strxfrm(b, "abc", sizeof b), b);
    char *copy = NULL;
    int n = asprintf(&copy, "%d-%s", 42, "x");
    printf("%d %s\n", n, copy);
    free(copy);
    printf("%d\n", memcmp(memset(b, 1, 4), "\1\1\1\1", 4));
    void *p = rawmemchr("abcdef", 'd');
    printf("%s\n", (char *)p);
    printf("%zu %zu\n", strlen(strncat(strcpy(b, "12"), "3456789", 3)), strcspn("abc", "c"));
    explicit_bzero(b, 4);
    printf("%d\n", b[0]);
    printf("%d %d\n", ffs(8), ffsl(1L << 40));
    return 0;
}
