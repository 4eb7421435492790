// heddle: check --race auto
// expect: violated race
// race: lock
// A mutex is initialised while another thread may use it already.
#include <pthread.h>

static pthread_mutex_t lock;

static void *worker(void *unused)
{
    pthread_mutex_lock(&lock); // HERE-ANY: race
    pthread_mutex_unlock(&lock); // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_init(&lock, NULL); // HERE-ANY: race
    pthread_join(t, NULL);
    return 0;
}
