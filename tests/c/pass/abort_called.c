// heddle: check
// expect: verified
// abort() is a violation, a non-zero exit status is not.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int value;

static void *worker(void *unused)
{
    value = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (value == 0) exit(7);
    pthread_join(t, NULL);
    return 1;
}
