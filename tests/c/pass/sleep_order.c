// heddle: check --timeouts late
// expect: verified
// With --timeouts late who sleeps longer wakes up later, and what others do meanwhile takes no time.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int done;

static void *worker(void *unused)
{
    sleep(1);
    done = 1;
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    sleep(2);
    assert(done);
    pthread_join(thread, 0);
    return 0;
}
