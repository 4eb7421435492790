#include <stdio.h>

struct point { int x, y; };
struct line { struct point from, to; const char *name; };

static struct line shift(struct line l, struct point by)
{
    l.from.x += by.x, l.from.y += by.y;
    l.to.x += by.x, l.to.y += by.y;
    return l;
}

int main(void)
{
    struct line a = {{1, 2}, {3, 4}, "a"}, b = {.name = "b", .to = {.y = 9}};
    struct line c = shift(a, (struct point){10, 20});
    b.from = c.to;
    struct line *p = &b, all[3] = {a, b, c};
    *p = all[2];
    p->name = "p";
    all[0] = *p;
    for (int i = 0; i < 3; i++) printf("%s (%d,%d)-(%d,%d)\n", all[i].name, all[i].from.x, all[i].from.y, all[i].to.x, all[i].to.y);
    printf("%s %d\n", b.name, shift(b, b.from).from.x);
    struct point grid[2][3] = {[1][2] = {5, 6}, [0] = {{1, 1}, {2, 2}}};
    int sum = 0;
    for (int i = 0; i < 6; i++) sum += (&grid[0][0])[i].x * (i + 1);
    printf("%d\n", sum);
    struct point q = grid[1][2].x > 4 ? grid[0][1] : grid[0][0];
    printf("%d %d\n", q.x, (grid[0][0] = q).y);
    return 0;
}
