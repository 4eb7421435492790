// heddle: check --max-states 2000
// expect: inconclusive (?i)state
// A thread that counts for ever has endlessly many states.
#include <pthread.h>
#include <stdatomic.h>

static atomic_ulong ticks;
static atomic_int stop;

static void *clock_(void *unused)
{
    while (!stop) ticks++;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, clock_, NULL);
    stop = ticks > 1000000000;
    pthread_join(t, NULL);
    return 0;
}
