// heddle: check
// expect: verified
// Every thread uses a scratch variable that is declared outside.
// private gives each a new one (2.21.4.3).
#include <assert.h>
#include <omp.h>

static int result[2];

int main(void)
{
    int scratch = 0;
#pragma omp parallel num_threads(2) private(scratch)
    {
        scratch = omp_get_thread_num();
        result[omp_get_thread_num()] = scratch + 1;
    }
    assert(result[0] == 1 && result[1] == 2);
    return 0;
}
