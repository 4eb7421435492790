#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *s = "hello";
    printf("%s|%10s|%-10s|%.3s|%10.2s|%-10.4s|\n", s, s, s, s, s, s);
    printf("%*s|%.*s|%s\n", 8, s, 2, s, "");
    char raw[3] = {'a', 'b', 'c'};
    printf("%.3s %.*s\n", raw, 2, raw);
    char to[16];
    memset(to, '#', 16);
    int n = snprintf(to, 8, "%s world", s);
    printf("%d %s %c\n", n, to, to[8]);
    n = snprintf(NULL, 0, "%d-%d", 123, 456);
    printf("%d\n", n);
    n = snprintf(to, 1, "xyz");
    printf("%d [%s]\n", n, to);
    n = sprintf(to, "%c%s%d", 'a', "bc", 12);
    printf("%d %s\n", n, to);
    puts("puts adds a newline");
    fputs("fputs does not\n", stdout);
    fprintf(stdout, "%s %d\n", "to stdout", 5);
    fwrite("fwrite\n", 1, 7, stdout);
    putc('p', stdout);
    fputc('q', stdout);
    putchar('\n');
    printf("%p\n", (void *)0);
    fprintf(stderr, "to stderr\n");
    return 0;
}
