// heddle: check --race auto --threads 2..4
// expect: verified
// Everybody writes; behind the barrier everybody reads the neighbour's value.
#include <assert.h>
#include <omp.h>

int main(void)
{
    int value[8] = {0}, seen[8] = {0};
#pragma omp parallel
    {
        int me = omp_get_thread_num(), all = omp_get_num_threads();
        value[me] = me + 1;
#pragma omp barrier
        seen[me] = value[(me + 1) % all];
    }
    assert(seen[0] == 2);
    return 0;
}
