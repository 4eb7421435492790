// heddle: check
// expect: verified
// Two functions change the same balance under a mutex.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance;

static void *deposit(void *unused)
{
    pthread_mutex_lock(&lock);
    balance += 5;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, deposit, NULL);
    pthread_mutex_lock(&lock);
    balance -= 2;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    assert(balance == 3);
    return 0;
}
