// heddle: check
// expect: violated assertion
// reach_error() must not be reached.
// It is, if the worker is late. Steps: main reads 0.
#include <pthread.h>

extern void reach_error(void);
static int done;

static void *worker(void *unused)
{
    done = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (!done) reach_error(); // HERE: assertion
    pthread_join(t, NULL);
    return 0;
}
