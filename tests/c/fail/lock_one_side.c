// heddle: check
// expect: violated assertion
// A deposit and a withdrawal.
// Only the deposit takes the lock. Steps: deposit locks, reads 100; withdraw reads 100, writes 70; deposit writes 150.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 100;

static void *deposit(void *amount)
{
    pthread_mutex_lock(&lock);
    balance += *(int *)amount;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *withdraw(void *amount)
{
    balance -= *(int *)amount;
    return NULL;
}

int main(void)
{
    int in = 50, out = 30;
    pthread_t a, b;
    pthread_create(&a, NULL, deposit, &in);
    pthread_create(&b, NULL, withdraw, &out);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(balance == 120); // HERE: assertion
    return 0;
}
