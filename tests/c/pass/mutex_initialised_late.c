// heddle: check --race auto
// expect: verified
// A mutex is initialised while other threads run, and given to them afterwards; it is destroyed by the last one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    pthread_mutex_t lock;
    int users;
};
static _Atomic(struct object *) published;

static void leave(struct object *o)
{
    pthread_mutex_lock(&o->lock);
    int left = --o->users;
    pthread_mutex_unlock(&o->lock);
    if (left > 0)
        return;
    pthread_mutex_destroy(&o->lock);
    free(o);
}

static void *worker(void *unused)
{
    struct object *o = published;
    if (o)
        leave(o);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    struct object *o = malloc(sizeof *o);
    pthread_mutex_init(&o->lock, NULL);
    o->users = 2;
    published = o;
    leave(o);
    pthread_join(t, NULL);
    return 0;
}
