// heddle: check
// expect: verified
// Threads draw numbers and write to the slot of their number.
// The number is drawn by one atomic capture: no two get the same.
#include <assert.h>

static int next, slot[2];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int mine;
#pragma omp atomic capture
        mine = next++;
        slot[mine] = 1;
    }
    assert(slot[0] == 1 && slot[1] == 1);
    return 0;
}
