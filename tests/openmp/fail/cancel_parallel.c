// heddle: check
// expect: violated race
// race: x
// A region that one thread cancels under a condition.
// What it writes is read by the other thread in the region; a cancellation point is no synchronisation.
#include <omp.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            x = 1; // HERE: race
#pragma omp cancel parallel
        } else {
#pragma omp cancellation point parallel
            seen = x; // HERE: race
        }
    }
    return seen > 1;
}
