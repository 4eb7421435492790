// Big structs returned, chained, stored into the middle of others.
#include <stdio.h>

struct vec { double x, y, z; };
struct mat { struct vec row[3]; };
struct world { int id; struct mat m; char name[10]; struct vec at; };

static struct vec add(struct vec a, struct vec b) { return (struct vec){a.x + b.x, a.y + b.y, a.z + b.z}; }
static struct vec times(struct vec a, double k) { return (struct vec){a.x * k, a.y * k, a.z * k}; }
static struct mat identity(void) { return (struct mat){{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}; }
static struct vec apply(struct mat m, struct vec v)
{
    double *r = (double *)&m, out[3];
    for (int i = 0; i < 3; i++) out[i] = r[3 * i] * v.x + r[3 * i + 1] * v.y + r[3 * i + 2] * v.z;
    return *(struct vec *)out;
}
static struct world make(int id)
{
    struct world w = {.id = id, .m = identity(), .name = "world"};
    w.m.row[1] = times(w.m.row[1], id);
    w.at = add(w.m.row[0], (struct vec){1, 2, 3});
    return w;
}

int main(void)
{
    struct world all[3];
    for (int i = 0; i < 3; i++) all[i] = make(i + 1);
    struct vec v = apply(make(5).m, add(make(2).at, times(make(3).at, 0.5)));
    printf("%g %g %g\n", v.x, v.y, v.z);
    all[1].m = all[2].m;
    all[2].at = all[0].m.row[2];
    for (int i = 0; i < 3; i++) printf("%d %s %g %g %g\n", all[i].id, all[i].name, all[i].m.row[1].y, all[i].at.z, apply(all[i].m, all[i].at).y);
    struct world *p = all, copy = *++p;
    printf("%d %g\n", copy.id, make(9).m.row[1].y);
    return 0;
}
