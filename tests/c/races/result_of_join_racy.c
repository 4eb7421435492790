// heddle: check
// expect: violated race
// race: result
// A thread leaves its result where main reads it after the join.
// Main reads it after another thread's join.
#include <assert.h>
#include <pthread.h>

static int result;

static void *work(void *unused)
{
    result = 5; // HERE-ANY: race
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
    pthread_join(two, NULL);
    assert(result == 0 || result == 5); // HERE-ANY: race
    pthread_join(one, NULL);
    return 0;
}
