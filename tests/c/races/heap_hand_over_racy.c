// heddle: check
// expect: violated race
// race: block
// A block is filled by one thread and freed by the one that got it through a mutex.
// The sender writes into it again after handing it over.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *slot;

static void *sender(void *unused)
{
    int *block = malloc(2 * sizeof *block);
    block[0] = 1;
    block[1] = 1; // HERE-ANY: race
    pthread_mutex_lock(&lock);
    slot = block;
    pthread_mutex_unlock(&lock);
    block[1] = 2; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    pthread_mutex_lock(&lock);
    int *got = slot;
    pthread_mutex_unlock(&lock);
    if (got) {
        assert(got[0] == 1);
        assert(got[1] == 1 || got[1] == 2); // HERE-ANY: race
    }
    pthread_join(t, NULL);
    free(slot);
    return 0;
}
