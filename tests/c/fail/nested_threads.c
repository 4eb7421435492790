// heddle: check
// expect: violated assertion
// A worker starts its own helper.
// It answers at once. Steps: main reads the sum before the helper has added its part.
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
    pthread_detach(h);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(part[0] + part[1] == 3); // HERE: assertion
    return 0;
}
