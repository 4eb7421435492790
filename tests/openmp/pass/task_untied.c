// heddle: check
// expect: verified
// An untied task yields in the middle of its work.
// Its second half is still ordered after the first, and both before the end of the taskwait.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task untied
        {
            x = 1;
#pragma omp taskyield
            x += 1;
        }
#pragma omp taskwait
        assert(x == 2);
    }
    return 0;
}
