// heddle: check
// expect: violated deadlock
// A thread that ends still holds a lock: nobody will ever get it.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *worker(void *unused)
{
    pthread_mutex_lock(&lock);
    value = 1;
    pthread_exit(unused);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_mutex_lock(&lock); // HERE: deadlock
    value = 2;
    pthread_mutex_unlock(&lock);
    return 0;
}
