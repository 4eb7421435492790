#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct poly { int degree; long c[]; };
static struct poly *make(int degree) { struct poly *p = calloc(1, sizeof *p + sizeof(long) * (size_t)(degree + 1)); p->degree = degree; return p; }
static struct poly *times(const struct poly *a, const struct poly *b)
{
    struct poly *r = make(a->degree + b->degree);
    for (int i = 0; i <= a->degree; i++) for (int j = 0; j <= b->degree; j++) r->c[i + j] += a->c[i] * b->c[j];
    return r;
}
static struct poly *power(const struct poly *p, int n)
{
    struct poly *r = make(0);
    r->c[0] = 1;
    while (n--) {
        struct poly *t = times(r, p);
        free(r);
        r = t;
    }
    return r;
}
static void show(const struct poly *p)
{
    int first = 1;
    for (int i = p->degree; i >= 0; i--) {
        long c = p->c[i];
        if (!c) continue;
        printf("%s%ld", c < 0 ? (first ? "-" : " - ") : first ? "" : " + ", labs(c));
        if (i) printf("x");
        if (i > 1) printf("^%d", i);
        first = 0;
    }
    printf("\n");
}
static long at(const struct poly *p, long x) { long v = 0; for (int i = p->degree; i >= 0; i--) v = v * x + p->c[i]; return v; }

int main(void)
{
    struct poly *p = make(2);
    p->c[0] = -1, p->c[1] = 2, p->c[2] = 3;
    show(p);
    struct poly *q = power(p, 4);
    show(q);
    printf("%ld %ld\n", at(q, 2), at(p, 2));
    struct poly *one = make(1);
    one->c[0] = one->c[1] = 1;
    struct poly *pascal = power(one, 12);
    show(pascal);
    free(p), free(q), free(one), free(pascal);
    return 0;
}
