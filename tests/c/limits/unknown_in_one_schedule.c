// heddle: check
// expect: inconclusive mystery
// Only one order of the two threads calls the undefined function: that is enough not to say `verified`.
#include <pthread.h>
#include <stdatomic.h>

extern void mystery(void);
static atomic_int early;

static void *worker(void *unused)
{
    if (early) mystery();
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    early = 1;
    pthread_join(t, NULL);
    return 0;
}
