// heddle: check
// expect: verified
// An inner parallel region when one active level is allowed, and when two are.
// The inner region is inactive: a team of one (2.6.1). Every thread increments a variable of its own.
#include <assert.h>
#include <omp.h>

int main(void)
{
    omp_set_max_active_levels(1);
#pragma omp parallel num_threads(2)
    {
        int x = 0;
#pragma omp parallel num_threads(2) shared(x)
        {
            x++;
        }
        assert(x == 1);
    }
    return 0;
}
