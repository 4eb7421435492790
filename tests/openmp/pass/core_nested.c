// heddle: check --race auto
// expect: verified
// Teams within teams, once they are allowed; by default an inner region has one thread.
#include <assert.h>
#include <omp.h>

int main(void)
{
    int inner[2] = {0};
#pragma omp parallel num_threads(2)
    {
#pragma omp parallel num_threads(2)
        assert(omp_get_num_threads() == 1 && omp_get_level() == 2 && omp_get_active_level() == 1);
    }
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
        int outer = omp_get_thread_num();
#pragma omp parallel num_threads(2)
        {
            assert(omp_get_ancestor_thread_num(1) == outer && omp_get_num_threads() == 2);
#pragma omp barrier
#pragma omp master
            inner[outer]++;
        }
    }
    assert(inner[0] == 1 && inner[1] == 1);
    return 0;
}
