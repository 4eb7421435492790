// heddle: check
// expect: verified
// Two withdrawals of 60 from an account with 100.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 100;

static void *withdraw(void *unused)
{
    pthread_mutex_lock(&lock);
    int enough = balance >= 60;
    if (enough) balance -= 60;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, withdraw, NULL);
    pthread_create(&two, NULL, withdraw, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(balance == 40);
    return 0;
}
