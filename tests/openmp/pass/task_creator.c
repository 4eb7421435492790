// heddle: check
// expect: verified
// The creator of a task goes on.
// It reads after a taskwait (2.19.5).
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x = 1;
#pragma omp taskwait
        seen = x;
    }
    assert(seen == 1);
    return seen == 2;
}
