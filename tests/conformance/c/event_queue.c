#include <stdio.h>
#include <stdlib.h>

struct event { double at; int kind; void (*run)(struct event *); struct event *next; void *data; };
static struct event *queue;
static double now;
static int fired;
static void schedule(double delay, int kind, void (*run)(struct event *), void *data)
{
    struct event *e = malloc(sizeof *e), **p = &queue;
    *e = (struct event){now + delay, kind, run, NULL, data};
    while (*p && (*p)->at <= e->at) p = &(*p)->next;
    e->next = *p;
    *p = e;
}
static void tick(struct event *e)
{
    int *left = e->data;
    printf("%.2f tick %d\n", now, *left);
    if (--*left > 0) schedule(0.75, 1, tick, left);
}
static void chain(struct event *e)
{
    printf("%.2f chain %d\n", now, e->kind);
    if (e->kind < 4) {
        schedule(0.5 * e->kind, e->kind + 1, chain, NULL);
        if (e->kind == 2) schedule(0.1, 9, chain, NULL);
    }
}

int main(void)
{
    int left = 3;
    schedule(1, 1, tick, &left);
    schedule(0.25, 1, chain, NULL);
    schedule(1, 7, chain, NULL);
    while (queue) {
        struct event *e = queue;
        queue = e->next;
        now = e->at;
        e->run(e);
        free(e);
        fired++;
    }
    printf("%d %.2f\n", fired, now);
    return 0;
}
