// heddle: check
// expect: violated race
// race: base
// A value set by the initial thread, used and changed by all.
// base is one variable for all.
#include <assert.h>
#include <omp.h>

static int base;

static int result[2];

int main(void)
{
    base = 10;
#pragma omp parallel num_threads(2)
    {
        base += omp_get_thread_num(); // HERE-ANY: race
        result[omp_get_thread_num()] = base;
    }
    return 0;
}
