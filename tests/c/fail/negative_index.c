// heddle: check
// expect: violated memory
// A stack with two consumers.
// The look is outside of the lock. Steps: both see one item; the second takes from below.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stack[4] = {9};
static atomic_int size = 1;

static void *take(void *unused)
{
    if (size > 0) {
        pthread_mutex_lock(&lock);
        stack[--size] = 0; // HERE: memory
        pthread_mutex_unlock(&lock);
    }
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
