#include <stdio.h>

struct point { int x, y; };
static int sum(const int *v) { int s = 0; while (*v) s += *v++; return s; }
static int dot(struct point a, struct point b) { return a.x * b.x + a.y * b.y; }
static struct point *global = &(struct point){7, 8};
static const int *numbers = (const int[]){4, 5, 6, 0};

int main(void)
{
    printf("%d %d\n", sum((int[]){1, 2, 3, 0}), sum(numbers));
    printf("%d\n", dot((struct point){1, 2}, (struct point){.y = 3}));
    printf("%d %d\n", global->x, global->y);
    struct point *p[3];
    for (int i = 0; i < 3; i++) {
        p[i] = &(struct point){i, i * i};
        printf("%d ", p[i]->y);
    }
    printf("%s\n", (char[]){'h', 'i', 0});
    int *q = (int[4]){[2] = 9};
    q[0]++;
    printf("%d %d %d\n", q[0], q[1], q[2]);
    printf("%d\n", ((int){5}) + (short){-2});
    return 0;
}
