// heddle: check
// expect: verified
// A thread leaves its result where main reads it after the join.
#include <assert.h>
#include <pthread.h>

static int result;

static void *work(void *unused)
{
    result = 5;
    return unused;
}

static void *idle(void *unused)
{
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, idle, NULL);
    pthread_join(one, NULL);
    assert(result == 5);
    pthread_join(two, NULL);
    return 0;
}
