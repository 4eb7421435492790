// heddle: check
// expect: violated livelock
// A spinning barrier used twice by two threads.
// The last one resets the count and goes on into the second use before the first one has seen it: both spin.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int waiting = 2;

static void await(int round)
{
    (void)round;
    if (atomic_fetch_sub(&waiting, 1) == 1) {
        atomic_store(&waiting, 2);
    } else {
        while (atomic_load(&waiting) != 2) {
        }
    }
}

static void *worker(void *unused)
{
    await(0);
    await(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    await(0);
    await(1);
    pthread_join(t, NULL);
    return 0;
}
