// heddle: check
// expect: verified
// Priorities are hints.
// The dependence orders.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task priority(10) depend(out : x)
        x = 1;
#pragma omp task priority(1) depend(in : x)
        x += 1;
    }
    assert(x == 2);
    return 0;
}
