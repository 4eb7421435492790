// heddle: check
// expect: verified
// Two tasks with the same dependence type change x.
// inout orders them.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(inout : x)
        x += 1;
#pragma omp task depend(inout : x)
        x += 2;
    }
    assert(x == 3);
    return 0;
}
