// heddle: check
// expect: verified
// A taskgroup waits for the children of its tasks as well (OpenMP 5.1, 2.19.6).
#include <assert.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task
            {
#pragma omp task
                x = 1;
            }
        }
        seen = x;
    }
    assert(seen == 1);
    return 0;
}
