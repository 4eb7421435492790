// heddle: check
// expect: verified
// A task with a child of its own.
// taskgroup waits for all descendants (2.19.6).
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
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
    return seen == 2;
}
