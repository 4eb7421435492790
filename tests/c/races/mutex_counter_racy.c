// heddle: check
// expect: violated race
// race: counter
// A counter under a mutex.
// pthread_mutex_trylock is taken for a lock: nobody looks at its answer.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *work(void *unused)
{
    int busy = pthread_mutex_trylock(&lock);
    counter++; // HERE-ANY: race
    if (!busy) {
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, work, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(counter >= 1);
    return 0;
}
