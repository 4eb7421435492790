// heddle: check
// expect: verified
// A deferred task, then an undeferred one.
// A dependence orders them.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(inout : x)
        x += 1;
#pragma omp task if (0) depend(inout : x)
        x += 2;
    }
    assert(x == 3);
    return 0;
}
