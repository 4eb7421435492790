// heddle: check
// expect: violated race
// race: sense | data
// Sense-reversing barrier of two threads, used twice.
// The sense is a plain variable.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int missing = 2;
static int sense;
int data[2]; // if it were static, gcc 12 would keep it in a register across the barrier (-fipa-reference)

static void barrier(int my_sense)
{
    if (atomic_fetch_sub(&missing, 1) == 1) {
        atomic_store(&missing, 2);
        sense = my_sense; // HERE-ANY: race
    } else {
        while (sense != my_sense) { // HERE-ANY: race
        }
    }
}

static void work(int me)
{
    data[me] = 1; // HERE-ANY: race
    barrier(1);
    int seen = data[1 - me]; // HERE-ANY: race
    barrier(0);
    data[me] = seen + 1; // HERE-ANY: race
}

static void *other(void *unused)
{
    work(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    work(0);
    pthread_join(t, NULL);
    assert(data[0] == 2 && data[1] == 2);
    return 0;
}
