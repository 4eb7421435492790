// heddle: check
// expect: violated race
// race: kept
// Values left in one region and read in the next one of the same size.
// One variable for all.
#include <assert.h>
#include <omp.h>

static int kept;

int main(void)
{
    omp_set_dynamic(0);
#pragma omp parallel num_threads(2)
    {
        kept = omp_get_thread_num() + 1; // HERE: race
    }
    return 0;
}
