// heddle: check
// expect: violated race
// race: data
// That a lock is busy says that another thread has it, and orders nothing; an atomic flag set under it does.
// The data is read because the lock was busy.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *writer(void *unused)
{
    data = 1; // HERE-ANY: race
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    if (pthread_mutex_trylock(&lock) != 0) {
        assert(data == 1); // HERE-ANY: race
    } else {
        pthread_mutex_unlock(&lock);
    }
    pthread_join(t, NULL);
    return 0;
}
