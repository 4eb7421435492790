// heddle: check
// expect: violated race
// race: low | high
// Sequence lock: a reader uses what it read only if the number is even and has not changed.
// The data is plain.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int sequence;
static int low, high;

static void *writer(void *unused)
{
    sequence++;
    low = 1; // HERE-ANY: race
    high = 1; // HERE-ANY: race
    sequence++;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int before = sequence;
    int first = low; // HERE-ANY: race
    int second = high; // HERE-ANY: race
    if (before % 2 == 0 && before == sequence) {
        assert(first == second);
    }
    pthread_join(t, NULL);
    return 0;
}
