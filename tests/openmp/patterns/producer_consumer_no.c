// heddle: check
// expect: verified
// One producer, one consumer, and a slot with a flag that says whether it is full; both look at it in critical sections.
// The slot is filled and emptied in the critical section that changes the flag.
#include <omp.h>

static int slot, full, taken;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int items = 0;
        while (items < 2) {
            int mine = 0;
            if (omp_get_thread_num() == 0) {
#pragma omp critical
                {
                    if (!full) {
                        slot = items;
                        full = mine = 1;
                    }
                }
            } else {
#pragma omp critical
                {
                    if (full) {
                        taken += slot;
                        full = 0;
                        mine = 1;
                    }
                }
            }
            items += mine;
        }
    }
    return taken > 1;
}
