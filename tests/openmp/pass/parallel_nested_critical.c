// heddle: check
// expect: verified
// Threads of two inner teams meet at a critical region.
// All threads of the contention group exclude each other there, whatever their team (2.19.1).
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
#pragma omp critical
            x++;
        }
    }
    assert(x == 4);
    return 0;
}
