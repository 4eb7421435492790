// heddle: check
// expect: verified
// A detached thread cannot be joined.
#include <pthread.h>

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
    return 0;
}
