// heddle: check
// expect: violated race
// race: slot
// One producer, one consumer, and a slot with a flag that says whether it is full; both look at it in critical sections.
// The consumer empties it after the critical section that says that it is free again.
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
                        slot = items; // HERE: race
                        full = mine = 1;
                    }
                }
            } else {
#pragma omp critical
                {
                    if (full) {
                        full = 0;
                        mine = 1;
                    }
                }
                if (mine) {
                    taken += slot; // HERE: race
                }
            }
            items += mine;
        }
    }
    return taken > 1;
}
