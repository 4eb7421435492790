// heddle: check
// expect: violated assertion
// A thread can be joined once.
// It is joined twice: after the first time its number means nothing.
#include <pthread.h>

static void *worker(void *unused) { return unused; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_join(t, NULL); // HERE: assertion
    return 0;
}
