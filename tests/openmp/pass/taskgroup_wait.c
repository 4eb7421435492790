// heddle: check
// expect: verified
// Tasks inside and outside of a taskgroup.
// The task is in the group.
#include <assert.h>

static int x, y;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task
            x = 1;
#pragma omp task
            y = 1;
        }
        seen = x;
    }
    assert(seen == 1 && y == 1);
    return seen == 2;
}
