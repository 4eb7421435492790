// heddle: check
// expect: verified
// A worker starts its own helper.
// It waits for it before it answers.
#include <assert.h>
#include <pthread.h>

static int part[2];

static void *helper(void *unused)
{
    part[1] = 2;
    return unused;
}

static void *worker(void *unused)
{
    pthread_t h;
    pthread_create(&h, NULL, helper, NULL);
    part[0] = 1;
    pthread_join(h, NULL);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(part[0] + part[1] == 3);
    return 0;
}
