// heddle: check
// expect: verified
// A wait gives back its own mutex, no other.
// The outer mutex is not held while waiting.
#include <pthread.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, uses;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&outer);
    uses++;
    pthread_mutex_unlock(&outer);
    pthread_mutex_lock(&inner);
    while (!ready) pthread_cond_wait(&changed, &inner);
    pthread_mutex_unlock(&inner);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&outer);
    uses++;
    pthread_mutex_lock(&inner);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    pthread_join(t, NULL);
    return 0;
}
