// heddle: check
// expect: verified
// Two threads start a team each; a single in each of the inner teams writes.
// Each inner team has a cell of its own, and only one thread of it writes (2.10.2).
#include <assert.h>
#include <omp.h>

static int cell[2];

int main(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
        int mine = omp_get_thread_num();
#pragma omp parallel num_threads(2)
        {
#pragma omp single
            cell[mine]++;
        }
    }
    assert(cell[0] == 1 && cell[1] == 1);
    return 0;
}
