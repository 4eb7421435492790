// heddle: check
// expect: violated assertion
// A lazily made object behind an atomic pointer.
// It is published and then filled. Steps: one publishes; two reads 0.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config {
    int port;
};
static _Atomic(struct config *) config;

static struct config *get(void)
{
    struct config *c = atomic_load(&config);
    if (!c) {
        struct config *fresh = calloc(1, sizeof *fresh);
        if (atomic_compare_exchange_strong(&config, &c, fresh)) c = fresh;
        else free(fresh);
        c->port = 80;
    }
    return c;
}

static void *worker(void *unused)
{
    int port = get()->port;
    assert(port == 80); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    free(config);
    return 0;
}
