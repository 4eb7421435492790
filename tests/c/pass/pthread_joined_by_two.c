// heddle: check
// expect: verified
// A thread that two others wait for.
// One joins it.
#include <pthread.h>

static pthread_t worker_id;

static void *worker(void *unused)
{
    return unused;
}

static void *helper(void *unused)
{
    pthread_join(worker_id, NULL);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&worker_id, NULL, worker, NULL);
    pthread_create(&t, NULL, helper, NULL);
    pthread_join(t, NULL);
    return 0;
}
