// heddle: check
// expect: verified
// exit() in any thread ends the program.
// So the false assertion is never reached: main waits for the thread that exits.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *unused)
{
    exit(3);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(0 && "after the end");
    return 0;
}
