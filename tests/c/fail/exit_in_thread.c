// heddle: check
// expect: violated assertion
// exit() in any thread ends the program.
// pthread_exit() ends the thread only.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *unused)
{
    pthread_exit(unused);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(0 && "after the end"); // HERE: assertion
    return 0;
}
