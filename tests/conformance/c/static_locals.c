#include <stdio.h>

static int counter(void) { static int n = 10; return n++; }
static int *slot(int i) { static int cells[4] = {1, 2, 3, 4}; return &cells[i]; }
static const char *next_name(void)
{
    static const char *names[] = {"a", "b", "c"};
    static unsigned at;
    return names[at++ % 3];
}
static int fib(int n)
{
    static int memo[50];
    if (n < 2) return n;
    return memo[n] ? memo[n] : (memo[n] = fib(n - 1) + fib(n - 2));
}
static int *self = (int *)&self;
extern int later;
static int *to_later = &later;
int later = 5;
static char text[] = "writable", *pointer = text + 3;

int main(void)
{
    for (int i = 0; i < 4; i++) printf("%d %s ", counter(), next_name());
    *slot(2) += 40;
    printf("%d %d\n", *slot(2), *slot(3));
    printf("%d %d\n", fib(40), fib(45));
    printf("%d %d\n", self == (int *)&self, *to_later);
    *pointer = 'X';
    printf("%s %c\n", text, text[3]);
    return 0;
}
