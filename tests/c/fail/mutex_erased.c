// heddle: check --race auto
// expect: violated race
// race: shared | shared.lock
// A structure is cleared while another thread may use the mutex in it.
#include <pthread.h>
#include <string.h>

static struct {
    int value;
    pthread_mutex_t lock;
} shared = {0, PTHREAD_MUTEX_INITIALIZER};

static void *worker(void *unused)
{
    pthread_mutex_lock(&shared.lock); // HERE-ANY: race
    pthread_mutex_unlock(&shared.lock); // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    memset(&shared, 0, sizeof shared); // HERE-ANY: race
    pthread_join(t, NULL);
    return 0;
}
