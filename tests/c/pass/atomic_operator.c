// heddle: check
// expect: verified
// On an _Atomic variable += and ++ are one step,
// and that is what is used.
#include <assert.h>
#include <pthread.h>

static _Atomic long total;

static void *add(void *unused)
{
    total += 5;
    total++;
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(total == 12);
    return 0;
}
