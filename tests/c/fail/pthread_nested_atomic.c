// heddle: check
// expect: violated assertion
// An atomic function that calls another one.
// The inner one ends the outer one's section by hand. Steps: the worker increments one; main compares.
#include <assert.h>
#include <pthread.h>

static int one, two;

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static void increment_one(void)
{
    one++;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
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
    assert(one == two); // HERE: assertion
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    __VERIFIER_atomic_compare();
    pthread_join(t, NULL);
    return 0;
}
