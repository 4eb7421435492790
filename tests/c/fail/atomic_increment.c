// heddle: check
// expect: violated assertion
// Two threads add one to an atomic counter.
// A load and a store are two, each atomic by itself. Steps: both load 0; both store 1.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *add(void *unused)
{
    atomic_store(&count, atomic_load(&count) + 1);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2); // HERE: assertion
    return 0;
}
