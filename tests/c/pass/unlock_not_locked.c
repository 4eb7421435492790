// heddle: check
// expect: verified
// A mutex is unlocked on a path that did not lock it.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ready, result;

static void *worker(void *unused)
{
    int go = __atomic_load_n(&ready, __ATOMIC_SEQ_CST);
    if (go) {
        pthread_mutex_lock(&lock);
        result = 1;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    __atomic_store_n(&ready, 1, __ATOMIC_SEQ_CST);
    pthread_join(t, NULL);
    return result > 1;
}
