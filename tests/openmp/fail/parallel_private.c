// heddle: check
// expect: violated race
// race: scratch
// Every thread uses a scratch variable that is declared outside.
// It is shared.
#include <assert.h>
#include <omp.h>

static int result[2];

int main(void)
{
    int scratch = 0;
#pragma omp parallel num_threads(2)
    {
        scratch = omp_get_thread_num(); // HERE-ANY: race
        result[omp_get_thread_num()] = scratch + 1;
    }
    return 0;
}
