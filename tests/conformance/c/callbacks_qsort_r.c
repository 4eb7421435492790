#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b, void *direction) { return (*(const int *)a - *(const int *)b) * *(int *)direction; }
static int plain(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
struct pair { int key, order; };
static int by_key(const void *a, const void *b) { return ((const struct pair *)a)->key - ((const struct pair *)b)->key; }

int main(void)
{
    int v[] = {5, 3, 9, 1, 7, 3}, up = 1, down = -1;
    qsort_r(v, 6, sizeof *v, compare, &up);
    for (int i = 0; i < 6; i++) printf("%d ", v[i]);
    qsort_r(v, 6, sizeof *v, compare, &down);
    for (int i = 0; i < 6; i++) printf("%d ", v[i]);
    printf("\n");
    size_t n = 6;
    int key = 9, absent = 4;
    int *found = lfind(&key, v, &n, sizeof *v, plain);
    printf("%ld %d\n", found - v, lfind(&absent, v, &n, sizeof *v, plain) == NULL);
    struct pair p[40];
    for (int i = 0; i < 40; i++) p[i] = (struct pair){i * 7 % 5, i};
    qsort(p, 40, sizeof *p, by_key);
    int stable = 1;
    for (int i = 1; i < 40; i++) stable &= p[i].key > p[i - 1].key || p[i].order > p[i - 1].order;
    printf("%d %d\n", p[39].key, stable);
    return 0;
}
