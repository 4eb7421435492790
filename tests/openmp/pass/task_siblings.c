// heddle: check
// expect: verified
// Two tasks increment a variable.
// Both say so in a depend clause: they are ordered (2.19.11).
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(inout : x)
        x++;
#pragma omp task depend(inout : x)
        x++;
    }
    assert(x == 2);
    return 0;
}
