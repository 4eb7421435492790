// heddle: check
// expect: violated assertion
// trylock may be refused.
// The program believes it never is. Steps: main locks; the worker is refused.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused)
{
    int got = pthread_mutex_trylock(&lock);
    assert(got == 0); // HERE: assertion
    if (got == 0) pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
