// heddle: check
// expect: verified
// A stack with two consumers.
// Each looks and takes under one lock.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stack[4] = {9};
static atomic_int size = 1;

static void *take(void *unused)
{
    pthread_mutex_lock(&lock);
    if (size > 0) {
        stack[--size] = 0;
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, take, NULL);
    pthread_create(&two, NULL, take, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
