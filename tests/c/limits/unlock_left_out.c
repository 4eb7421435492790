// heddle: check --properties race,deadlock
// expect: inconclusive --properties leaves out: assertion
// Unlocking what nobody holds is undefined: what comes after it, a race, cannot be told, and is not denied.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *writer(void *unused)
{
    x = 1;
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_mutex_unlock(&lock);
    pthread_create(&thread, 0, writer, 0);
    x = 2;
    pthread_join(thread, 0);
    return 0;
}
