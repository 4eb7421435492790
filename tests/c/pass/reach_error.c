// heddle: check
// expect: verified
// reach_error() must not be reached.
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
    pthread_join(t, NULL);
    if (!done) reach_error();
    return 0;
}
