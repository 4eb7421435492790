// heddle: check
// expect: violated race
// race: x
// An inner parallel region when one active level is allowed, and when two are.
// The inner region is active: both threads increment the variable of the thread that started them.
#include <assert.h>
#include <omp.h>

int main(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
        int x = 0;
#pragma omp parallel num_threads(2) shared(x)
        {
            x++; // HERE: race
        }
    }
    return 0;
}
