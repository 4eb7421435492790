// heddle: check
// expect: verified
// The old __sync builtins are atomic as well.
#include <assert.h>
#include <pthread.h>

static int owner, winners;

static void *claim(void *argument)
{
    int me = (int)(long)argument;
    if (__sync_bool_compare_and_swap(&owner, 0, me)) __sync_fetch_and_add(&winners, 1);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, claim, (void *)1L);
    pthread_create(&two, NULL, claim, (void *)2L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(winners == 1);
    return 0;
}
