// heddle: check
// expect: verified
// Sequence lock: a reader uses what it read only if the number is even and has not changed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int sequence;
static atomic_int low, high;

static void *writer(void *unused)
{
    sequence++;
    low = 1;
    high = 1;
    sequence++;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int before = sequence;
    int first = low;
    int second = high;
    if (before % 2 == 0 && before == sequence) {
        assert(first == second);
    }
    pthread_join(t, NULL);
    return 0;
}
