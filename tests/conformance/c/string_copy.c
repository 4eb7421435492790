#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char a[32], b[32];
    memset(a, '.', 32);
    a[31] = 0;
    printf("%s %d\n", strcpy(b, "first"), b == strcpy(b, "first"));
    strncpy(a, "abc", 6);
    printf("%s %d%d%d %c\n", a, a[3], a[4], a[5], a[6]);
    strncpy(a, "longer than that", 4);
    printf("%.5s\n", a);
    strcat(b, " second");
    strncat(b, " third and more", 6);
    puts(b);
    char *end = stpcpy(a, "stp");
    strcpy(end, "cpy");
    puts(a);
    memmove(b + 2, b, 10);
    puts(b);
    memmove(b, b + 3, 10);
    puts(b);
    char *p = mempcpy(a, "xyz", 3);
    *p = 0;
    printf("%s %ld\n", a, p - a);
    char *d = strdup(b), *n = strndup(b, 4);
    printf("%s|%s\n", d, n);
    free(d);
    free(n);
    printf("%d\n", memccpy(a, "hello world", 'o', 20) == a + 5);
    bzero(a, 4);
    printf("%d%c\n", a[0], a[4]);
    bcopy("bcopy", a, 6);
    puts(a);
    return 0;
}
