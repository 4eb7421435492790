// heddle: check
// expect: verified
// A function whose name begins with __VERIFIER_atomic_ runs as one step.
#include <assert.h>
#include <pthread.h>

static int held, inside;

static int __VERIFIER_atomic_acquire(void)
{
    if (held) return 0;
    held = 1;
    return 1;
}

static void *worker(void *unused)
{
    if (__VERIFIER_atomic_acquire()) {
        inside++;
        assert(inside == 1);
        inside--;
        held = 0;
    }
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
