// heddle: check
// expect: verified
// A barrier that was destroyed may be initialised again, and so may memory that holds the old bytes of one that was destroyed, or
// numbers that look like a count. Each phase of main and the helper is ordered by the barrier of that phase.
#include <pthread.h>
#include <string.h>

static pthread_barrier_t meet;
static int value;

static void *helper(void *unused)
{
    value = 1;
    pthread_barrier_wait(&meet);
    return unused;
}

static void phase(void)
{
    pthread_t t;
    pthread_barrier_init(&meet, NULL, 2);
    pthread_create(&t, NULL, helper, NULL);
    pthread_barrier_wait(&meet);
    value = 2;
    pthread_join(t, NULL);
    pthread_barrier_destroy(&meet);
}

int main(void)
{
    phase();
    phase();
    pthread_barrier_t local;
    memset(&local, 2, sizeof local);
    pthread_barrier_init(&local, NULL, 1);
    pthread_barrier_wait(&local);
    pthread_barrier_destroy(&local);
    return value - 2;
}
