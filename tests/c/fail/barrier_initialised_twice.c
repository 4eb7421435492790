// heddle: check
// expect: violated assertion
// POSIX: "results are undefined if pthread_barrier_init() is called specifying an already initialized barrier".
// The helper initialises the barrier for itself if it finds the flag not yet set; main does so in any case, after setting the flag.
// If the helper looks first, both initialise it.
#include <pthread.h>
#include <stdatomic.h>

static pthread_barrier_t meet;
static atomic_int taken;

static void *helper(void *unused)
{
    if (!atomic_load(&taken)) pthread_barrier_init(&meet, NULL, 1); // HERE-ANY: assertion
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, helper, NULL);
    atomic_store(&taken, 1);
    pthread_join(t, NULL);
    pthread_barrier_init(&meet, NULL, 1); // HERE-ANY: assertion
    pthread_barrier_wait(&meet);
    pthread_barrier_destroy(&meet);
    return 0;
}
