// heddle: check
// expect: violated assertion
// On an _Atomic variable += and ++ are one step,
// but x = x + 1 is a load and a store.
#include <assert.h>
#include <pthread.h>

static _Atomic long total;

static void *add(void *unused)
{
    total += 5;
    total = total + 1;
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(total == 12); // HERE: assertion
    return 0;
}
