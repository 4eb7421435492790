// heddle: check
// expect: verified
// Red-black relaxation by two threads: every thread counts its phases where its neighbour waits.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static double grid[6] = {0, 1, 2, 3, 4, 8};
static atomic_int phase[2];

static void work(int me)
{
    for (int p = 0; p < 3; p++) {
        int i = 1 + 2 * me + p % 2;
        grid[i] = (grid[i - 1] + grid[i + 1]) / 2;
        phase[me]++;
        while (phase[1 - me] < phase[me]) {
        }
    }
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
    assert(grid[1] == 1 && grid[2] == 2 && grid[3] == 3.75 && grid[4] == 5.5);
    return 0;
}
