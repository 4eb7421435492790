#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct item { short s; double d; char c[3]; };

int main(void)
{
    int a[10];
    for (int *p = a, *end = a + 10; p != end; p++) *p = (int)(p - a) * 3;
    int *m = &a[5];
    printf("%d %d %d %d %d\n", m[-2], *(m + 2), 3[m], *m, (int)(&a[9] - m));
    printf("%d %d %d %d\n", m > a, m < a + 5, m == &a[5], m != a);
    struct item items[4], *q = items + 1;
    printf("%d %d %d\n", (int)((char *)(q + 2) - (char *)q), (int)sizeof *q, (int)((char *)&q->c[1] - (char *)q));
    double (*rows)[3] = (double[2][3]){{1, 2, 3}, {4, 5, 6}};
    printf("%g %g %d\n", rows[1][1], *(*(rows + 1) + 2), (int)(&rows[1] - rows));
    char *bytes = (char *)a;
    bytes[4 * 2] = 99;
    printf("%d\n", a[2]);
    int **pp = &m;
    ++*pp;
    ++**pp;
    printf("%d\n", *m);
    void *v = a;
    v = (char *)v + sizeof(int);
    printf("%d\n", *(int *)v);
    uintptr_t n = (uintptr_t)&a[3];
    printf("%d %d\n", *(int *)n, (int)(((uintptr_t)&a[4] - n)));
    const char *const names[] = {"zero", "one", "two"}, *const *at = names;
    printf("%s %c %s\n", *++at, (*at)[1], at[1] + 1);
    ptrdiff_t d = &a[1] - &a[8];
    printf("%td\n", d);
    int (*whole)[10] = &a;
    printf("%d %d\n", (*whole)[7], (int)sizeof *whole);
    return 0;
}
