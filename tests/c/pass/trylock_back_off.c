// heddle: check
// expect: verified
// Two locks in opposite orders.
// The second is only tried; if it is refused, the first is given back.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *polite(void *unused)
{
    pthread_mutex_lock(&b);
    if (pthread_mutex_trylock(&a) == 0) {
        done++;
        pthread_mutex_unlock(&a);
    }
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, polite, NULL);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    done++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    pthread_join(t, NULL);
    return 0;
}
