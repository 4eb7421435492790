// outcomes: 1 0 | 1 1
// main holds the lock over its own step; the worker tries once: before or after (1 1), or meanwhile (1 0).
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int main_entered, worker_entered;

static void *worker(void *u)
{
    if (pthread_mutex_trylock(&lock) == 0) {
        worker_entered = 1;
        pthread_mutex_unlock(&lock);
    }
    return u;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&lock);
    main_entered = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    printf("%d %d\n", main_entered, worker_entered);
    return 0;
}
