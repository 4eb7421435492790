// __attribute__((cleanup)), aliases, weak symbols, asm labels, an empty asm as a compiler barrier.
#include <stdio.h>
#include <stdlib.h>

static void close_(int *n) { printf("close %d\n", *n); }
static void free_text(char **s) { printf("free %s\n", *s); free(*s); }
#define SCOPED __attribute__((cleanup(close_)))

int original(int n) { return n + 1; }
int renamed(int n) __attribute__((alias("original")));
__attribute__((weak)) int maybe(void) { return 7; }
extern int absent(void) __attribute__((weak));
extern int labelled(void) __asm__("other_name");
int labelled(void) { return 11; }
__attribute__((section(".special"))) static int placed = 4;
__attribute__((used, noinline, hot)) static int work(int n)
{
    SCOPED int a = n;
    if (n > 2) return n * 2;
    {
        SCOPED int b = n * 10;
        if (n == 1) goto out;
        printf("in %d\n", b);
    }
out:
    return a;
}

int main(void)
{
    for (int i = 0; i < 4; i++) printf("%d\n", work(i));
    __attribute__((cleanup(free_text))) char *text = malloc(8);
    snprintf(text, 8, "%d", 123);
    printf("%d %d %d %d\n", renamed(4), maybe(), absent == NULL, labelled() + placed);
    int x = 1;
    __asm__ volatile("" ::: "memory");
    x++;
    __asm__("" : "+r"(x));
    printf("%d\n", x);
    return 0;
}
