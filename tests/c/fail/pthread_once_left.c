// heddle: check
// expect: violated assertion
// The routine of pthread_once is left by pthread_exit the first time.
// That is taken for a run.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int runs;

static void initialise(void)
{
    if (++runs == 1) pthread_exit(NULL);
}

static void *worker(void *unused)
{
    pthread_once(&once, initialise);
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(runs == 1); // HERE: assertion
    return 0;
}
