// heddle: check
// expect: violated assertion
// The old __sync builtins are atomic as well.
// A comparison and an assignment are not. Steps: both see 0; both think they own the place.
#include <assert.h>
#include <pthread.h>

static int owner, winners;

static void *claim(void *argument)
{
    int me = (int)(long)argument;
    if (__sync_fetch_and_add(&owner, 0) == 0) {
        __sync_lock_test_and_set(&owner, me);
        __sync_fetch_and_add(&winners, 1);
    }
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, claim, (void *)1L);
    pthread_create(&two, NULL, claim, (void *)2L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(winners == 1); // HERE: assertion
    return 0;
}
