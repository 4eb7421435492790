// heddle: check
// expect: verified
// An atomic function that calls another one.
// The end of the inner one does not end the outer one.
#include <assert.h>
#include <pthread.h>

static int one, two;

static void __VERIFIER_atomic_one(void)
{
    one++;
}

static void increment_one(void)
{
    __VERIFIER_atomic_one();
}

void __VERIFIER_atomic_both(void)
{
    increment_one();
    two++;
}

static void *worker(void *unused)
{
    __VERIFIER_atomic_both();
    return unused;
}

void __VERIFIER_atomic_compare(void)
{
    assert(one == two);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    __VERIFIER_atomic_compare();
    pthread_join(t, NULL);
    return 0;
}
