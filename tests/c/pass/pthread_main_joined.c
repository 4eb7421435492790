// heddle: check
// expect: verified
// main leaves by pthread_exit, and the worker joins it.
// It gets what main gave to pthread_exit.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_t main_id;

static void *worker(void *unused)
{
    void *result;
    pthread_join(main_id, &result);
    assert((intptr_t)result == 5);
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
