// heddle: check --cflags -O2
// expect: verified
// Optimised code is checked as it is: with the race still in it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *unused)
{
    pthread_mutex_lock(&lock);
    count++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2);
    return 0;
}
