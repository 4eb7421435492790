// heddle: check
// expect: violated assertion
// main leaves by pthread_exit, and the worker joins it.
// It expects the exit status that main would have had.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_t main_id;

static void *worker(void *unused)
{
    void *result;
    pthread_join(main_id, &result);
    assert((intptr_t)result == 0); // HERE: assertion
    return unused;
}

int main(void)
{
    pthread_t t;
    main_id = pthread_self();
    pthread_create(&t, NULL, worker, NULL);
    pthread_detach(t);
    pthread_exit((void *)(intptr_t)5);
}
