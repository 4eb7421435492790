#include <stdio.h>
#include <stdlib.h>

typedef int (*binary)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static binary pick(char op) { return op == '+' ? add : op == '-' ? sub : mul; }
static int apply(binary f, int a, int b) { return f(a, b); }
static int fold(int (*f)(int, int), const int *v, int n, int start)
{
    for (int i = 0; i < n; i++) start = (*f)(start, v[i]);
    return start;
}
struct shape { double (*area)(const struct shape *); double w, h; };
static double rectangle(const struct shape *s) { return s->w * s->h; }
static double triangle(const struct shape *s) { return s->w * s->h / 2; }
static int (*nested(int n))(int, int) { return n ? pick('-') : nested(n + 1); }

int main(void)
{
    binary table[] = {add, sub, mul};
    int v[] = {1, 2, 3, 4};
    for (int i = 0; i < 3; i++) printf("%d %d\n", table[i](7, 5), fold(table[i], v, 4, 10));
    printf("%d %d\n", apply(pick('+'), 1, 2), nested(0)(9, 4));
    struct shape shapes[] = {{rectangle, 3, 4}, {triangle, 3, 4}};
    for (int i = 0; i < 2; i++) printf("%g\n", shapes[i].area(&shapes[i]));
    printf("%d %d\n", table[0] == add, pick('x') == table[2]);
    void (*none)(void) = NULL;
    printf("%d %d\n", none == NULL, (&add == add) + (*add == add));
    return 0;
}
