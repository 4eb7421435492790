// heddle: check
// expect: verified
// A flag says that the data is there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;
static int data;

static void *sender(void *unused)
{
    data = 1;
    ready = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    while (!ready) {
    }
    assert(data == 1);
    pthread_join(t, NULL);
    return 0;
}
