// heddle: check
// expect: violated race
// race: slot
// Threads draw numbers and write to the slot of their number.
// Reading and adding are two atomic operations: both may get the same number.
#include <assert.h>

static int next, slot[2];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int mine;
#pragma omp atomic read
        mine = next;
#pragma omp atomic update
        next++;
        slot[mine] = 1; // HERE: race
    }
    return 0;
}
