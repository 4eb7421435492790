// heddle: check
// expect: violated deadlock
// Two locks in opposite orders.
// One of the two threads does not try, and the other one does not give back.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *polite(void *unused)
{
    pthread_mutex_lock(&b);
    if (pthread_mutex_trylock(&a) != 0) pthread_mutex_lock(&a); // HERE: deadlock
    done++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, polite, NULL);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); // HERE: deadlock
    done++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_join(t, NULL);
    return 0;
}
