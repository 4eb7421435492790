// heddle: check
// expect: violated race
// race: ready | data
// A flag says that the data is there.
// The flag is volatile, which is not atomic.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static volatile int ready;
static int data;

static void *sender(void *unused)
{
    data = 1; // HERE-ANY: race
    ready = 1; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    while (!ready) { // HERE-ANY: race
    }
    assert(data == 1); // HERE-ANY: race
    pthread_join(t, NULL);
    return 0;
}
