// heddle: check
// expect: violated race
// race: cells
// Two threads count for a long time in cells of their own, without any synchronisation.
// In the end each looks into the other's.
#include <assert.h>
#include <pthread.h>

static int cells[2];

static void count(int me)
{
    for (int i = 0; i < 20000; i++) {
        cells[me]++; // HERE-ANY: race
    }
    assert(cells[1 - me] >= 0); // HERE-ANY: race
}

static void *other(void *unused)
{
    count(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    count(0);
    pthread_join(t, NULL);
    assert(cells[0] == 20000 && cells[1] == 20000);
    return 0;
}
