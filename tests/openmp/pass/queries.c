// heddle: check
// expect: verified
// What the library says about the region (3.2).
// Numbers and sizes agree with the constructs.
#include <assert.h>
#include <omp.h>

static int seen;

int main(void)
{
    assert(!omp_in_parallel() && omp_get_num_threads() == 1 && omp_get_thread_num() == 0 && omp_get_level() == 0);
#pragma omp parallel num_threads(3)
    {
        assert(omp_in_parallel() && omp_get_num_threads() == 3 && omp_get_level() == 1);
        assert(omp_get_thread_num() >= 0 && omp_get_thread_num() < 3);
        assert(omp_get_ancestor_thread_num(0) == 0 && omp_get_team_size(1) == 3 && omp_get_active_level() == 1);
    }
    omp_set_num_threads(4);
    assert(omp_get_max_threads() == 4);
#pragma omp parallel
    {
#pragma omp single
        assert(omp_get_num_threads() == 4);
    }
    return seen > 2;
}
