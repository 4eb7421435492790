// heddle: check
// expect: violated race
// race: balance
// Two functions change the same balance under a mutex.
// Not under the same.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t other_lock = PTHREAD_MUTEX_INITIALIZER;
static int balance;

static void *deposit(void *unused)
{
    pthread_mutex_lock(&lock);
    balance += 5; // HERE-ANY: race
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, deposit, NULL);
    pthread_mutex_lock(&other_lock);
    balance -= 2; // HERE-ANY: race
    pthread_mutex_unlock(&other_lock);
    pthread_join(t, NULL);
    assert(balance == 3 || balance == 5 || balance == -2);
    return 0;
}
