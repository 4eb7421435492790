#include <stdio.h>
#include <stdlib.h>

struct tree { int key, height; struct tree *child[2]; };

static int height(const struct tree *t) { return t ? t->height : 0; }
static void fix(struct tree *t)
{
    int a = height(t->child[0]), b = height(t->child[1]);
    t->height = 1 + (a > b ? a : b);
}
static struct tree *turn(struct tree *t, int way)
{
    struct tree *up = t->child[!way];
    t->child[!way] = up->child[way];
    up->child[way] = t;
    fix(t);
    fix(up);
    return up;
}
static struct tree *insert(struct tree *t, int key)
{
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key, t->height = 1;
        return t;
    }
    int side = key > t->key;
    t->child[side] = insert(t->child[side], key);
    fix(t);
    if (height(t->child[side]) - height(t->child[!side]) > 1) {
        struct tree *c = t->child[side];
        if (height(c->child[!side]) > height(c->child[side])) t->child[side] = turn(c, side);
        t = turn(t, !side);
    }
    return t;
}
static void walk(const struct tree *t, int depth)
{
    if (!t) return;
    walk(t->child[0], depth + 1);
    printf("%d:%d ", t->key, depth);
    walk(t->child[1], depth + 1);
}
static void drop(struct tree *t)
{
    if (t) drop(t->child[0]), drop(t->child[1]), free(t);
}

int main(void)
{
    struct tree *t = NULL;
    for (int i = 0; i < 31; i++) t = insert(t, i);
    walk(t, 0);
    printf("\n%d\n", height(t));
    drop(t);
    t = NULL;
    for (int i = 0; i < 40; i++) t = insert(t, i * 37 % 101);
    walk(t, 0);
    printf("\n%d\n", height(t));
    drop(t);
    return 0;
}
