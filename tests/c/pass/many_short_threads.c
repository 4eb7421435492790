// heddle: check
// expect: verified
// Twenty threads, one after the other: names of ended threads are used again.
#include <assert.h>
#include <pthread.h>

static int count;
static void *add(void *unused)
{
    count++;
    return unused;
}

int main(void)
{
    for (int i = 0; i < 20; i++) {
        pthread_t t;
        pthread_create(&t, NULL, add, NULL);
        pthread_join(t, NULL);
    }
    assert(count == 20);
    return 0;
}
