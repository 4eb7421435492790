// heddle: check
// expect: violated race
// race: x
// Threads of two inner teams meet at a critical region.
// A single keeps apart the threads of one team only; the two teams are not ordered.
#include <assert.h>
#include <omp.h>

static int x;

int main(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
#pragma omp parallel num_threads(2)
        {
#pragma omp single
            x++; // HERE: race
        }
    }
    return 0;
}
