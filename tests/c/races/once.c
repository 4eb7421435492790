// heddle: check
// expect: verified
// Lazy initialisation by pthread_once.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int size;

static void initialise(void)
{
    size = 7;
}

static void *work(void *unused)
{
    pthread_once(&once, initialise);
    assert(size == 7);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    return 0;
}
