#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int log_(char *to, size_t n, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int r = vsnprintf(to, n, format, list);
    va_end(list);
    return r;
}
static void print(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    va_start(list, format);
    vfprintf(stdout, format, list);
    va_end(list);
}

int main(void)
{
    char b[12];
    for (size_t n = 0; n < 12; n += 3) {
        memset(b, '-', sizeof b);
        b[11] = 0;
        printf("%d %s\n", log_(b, n, "%d:%s", 12345, "abcdef"), n ? b : "nothing");
    }
    print("%s %d %.1f\n", "twice", 2, 2.5);
    setvbuf(stdout, NULL, _IONBF, 0);
    printf("%s%c%5s%-5s|%05d|%x\n", "a", 'b', "c", "d", -42, 255u);
    char *p = b;
    for (int i = 0; i < 5; i++) p += sprintf(p, "%d", i * i);
    puts(b);
    putchar_unlocked('x');
    putc_unlocked('\n', stdout);
    fflush(NULL);
    printf("%d %d\n", ferror(stdout), fileno(stdout));
    return 0;
}
