// Empty structs, zero-length arrays, zero-size allocations.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct nothing {};
struct tail { int n; char bytes[0]; };
struct holds { int a; struct nothing e; int b; };
static struct nothing same(struct nothing n) { return n; }
static int count(struct nothing n, int k) { (void)n; return k; }

int main(void)
{
    struct nothing e = {};
    struct holds h = {1, {}, 2};
    e = same(h.e);
    printf("%zu %zu %zu %d %d\n", sizeof e, sizeof(struct tail), sizeof h, h.a + h.b, count(e, 5));
    struct tail *t = malloc(sizeof *t + 6);
    t->n = 6;
    memcpy(t->bytes, "abcde", 6);
    printf("%s %d\n", t->bytes, t->n);
    free(t);
    void *zero = malloc(0);
    free(zero);
    memcpy(&h, &h, 0);
    memset(NULL, 0, 0);
    printf("%d %s\n", memcmp("a", "b", 0), strncpy((char[4]){"xyz"}, "q", 0));
    for (int i = 0; i < 0; i++) printf("never\n");
    char *p = calloc(0, 8);
    free(p);
    return 0;
}
