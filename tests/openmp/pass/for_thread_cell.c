// heddle: check
// expect: verified
// A cell for each thread, indexed by its number.
// Iterations on different threads use different cells, whatever the distribution.
#include <omp.h>

static int cell[4];

int main(void)
{
#pragma omp parallel for num_threads(3)
    for (int i = 0; i < 6; i++) {
        cell[omp_get_thread_num()] += i;
    }
    return 0;
}
