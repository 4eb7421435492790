// heddle: check --uninitialised
// expect: verified
// A thread's function ends without a return statement.
// Nobody looks at what it returned.
#include <pthread.h>

static void *worker(void *unused)
{
    (void)unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
