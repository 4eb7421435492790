#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void show(const void *node, VISIT which, int depth)
{
    (void)depth;
    if (which == postorder || which == leaf) printf("%d ", **(int *const *)node);
}

int main(void)
{
    void *root = NULL;
    int v[12], absent = 100;
    for (int i = 0; i < 12; i++) {
        v[i] = i * 5 % 13;
        tsearch(&v[i], &root, compare);
    }
    twalk(root, show);
    printf("\n");
    int key = 7;
    int **found = tfind(&key, &root, compare);
    printf("%d %d\n", **found, tfind(&absent, &root, compare) == NULL);
    for (int k = 0; k < 13; k += 2) tdelete(&k, &root, compare);
    twalk(root, show);
    printf("\n");
    for (int i = 0; i < 12; i++) tdelete(&v[i], &root, compare);
    printf("%d\n", root == NULL);
    struct qelem { struct qelem *q_forw, *q_back; int n; } a = {0, 0, 1}, b = {0, 0, 2}, c = {0, 0, 3};
    insque(&a, NULL);
    insque(&b, &a);
    insque(&c, &a);
    for (struct qelem *q = &a; q; q = q->q_forw) printf("%d ", q->n);
    remque(&c);
    printf("%d\n", a.q_forw->n);
    return 0;
}
