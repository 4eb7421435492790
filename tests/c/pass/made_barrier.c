// heddle: check
// expect: verified
// A barrier made of a mutex and a condition, used twice by two threads.
// Each use has its own generation.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_here = PTHREAD_COND_INITIALIZER;
static int missing = 2;
static int generation;

static void await(void)
{
    pthread_mutex_lock(&lock);
    int mine = generation;
    if (--missing == 0) {
        missing = 2;
        generation++;
        pthread_cond_broadcast(&all_here);
    } else {
        while (mine == generation) pthread_cond_wait(&all_here, &lock);
    }
    pthread_mutex_unlock(&lock);
}

static void *worker(void *unused)
{
    await();
    await();
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    await();
    await();
    pthread_join(t, NULL);
    return 0;
}
