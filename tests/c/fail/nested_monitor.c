// heddle: check
// expect: violated deadlock
// A wait gives back its own mutex, no other.
// The waiter sleeps with the outer mutex, which the other one needs first.
#include <pthread.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, uses;

static void *waiter(void *unused)
{
    pthread_mutex_lock(&outer);
    uses++;
    pthread_mutex_lock(&inner);
    while (!ready) pthread_cond_wait(&changed, &inner); // HERE: deadlock
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&outer); // HERE: deadlock
    uses++;
    pthread_mutex_lock(&inner);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    pthread_join(t, NULL);
    return 0;
}
