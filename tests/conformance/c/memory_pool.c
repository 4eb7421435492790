#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pool { char *base; size_t used, size; struct pool *older; };
static void *take(struct pool **p, size_t n, size_t align)
{
    struct pool *top = *p;
    size_t at = top ? (top->used + align - 1) / align * align : 0;
    if (!top || at + n > top->size) {
        struct pool *fresh = malloc(sizeof *fresh);
        fresh->size = n > 64 ? n : 64;
        fresh->base = aligned_alloc(16, (fresh->size + 15) / 16 * 16);
        fresh->older = top;
        *p = top = fresh;
        at = 0;
    }
    top->used = at + n;
    return top->base + at;
}
static int release(struct pool *p)
{
    int n = 0;
    while (p) {
        struct pool *older = p->older;
        free(p->base);
        free(p);
        p = older;
        n++;
    }
    return n;
}

int main(void)
{
    struct pool *p = NULL;
    struct list { int value; struct list *next; } *head = NULL;
    for (int i = 0; i < 20; i++) {
        struct list *l = take(&p, sizeof *l, _Alignof(struct list));
        l->value = i, l->next = head, head = l;
    }
    double *d = take(&p, 10 * sizeof *d, sizeof *d);
    for (int i = 0; i < 10; i++) d[i] = i * 1.5;
    char *s = take(&p, 200, 1);
    memset(s, 'p', 199);
    s[199] = 0;
    int sum = 0;
    for (struct list *l = head; l; l = l->next) sum = sum * 2 % 1000 + l->value;
    printf("%d %g %zu %d\n", sum, d[9], strlen(s), release(p));
    return 0;
}
