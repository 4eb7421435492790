// heddle: check
// expect: verified
// A thread can be joined once.
#include <pthread.h>

static void *worker(void *unused) { return unused; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
