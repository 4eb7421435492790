// heddle: check
// expect: violated race
// race: ready | size
// Lazy initialisation by pthread_once.
// By a flag of one's own.
#include <assert.h>
#include <pthread.h>

static int ready;
static int size;

static void initialise(void)
{
    size = 7; // HERE-ANY: race
}

static void *work(void *unused)
{
    if (!ready) { // HERE-ANY: race
        initialise();
        ready = 1; // HERE-ANY: race
    }
    assert(size == 7); // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    return 0;
}
