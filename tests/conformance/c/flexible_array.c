#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct message { int length; char text[]; };
struct table { size_t n; struct { int k; double v; } row[]; };

static struct message *make(const char *s)
{
    size_t n = strlen(s);
    struct message *m = malloc(sizeof *m + n + 1);
    m->length = (int)n;
    memcpy(m->text, s, n + 1);
    return m;
}
static struct { int n; int v[]; } fixed = {3, {10, 20, 30}};

int main(void)
{
    struct message *all[] = {make("one"), make("twenty-two"), make("")};
    for (int i = 0; i < 3; i++) printf("%d %s.\n", all[i]->length, all[i]->text);
    struct table *t = calloc(1, sizeof *t + 5 * sizeof t->row[0]);
    t->n = 5;
    for (size_t i = 0; i < t->n; i++) t->row[i].k = (int)(i * i), t->row[i].v = i / 2.0;
    double sum = 0;
    for (size_t i = 0; i < t->n; i++) sum += t->row[i].k * t->row[i].v;
    printf("%g %zu\n", sum, sizeof *t);
    for (int i = 0; i < fixed.n; i++) printf("%d ", fixed.v[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) free(all[i]);
    free(t);
    return 0;
}
