// heddle: check
// expect: verified
// A diamond of dependences: the last task comes after the two that come after the first.
#include <assert.h>

static int a, b, c, d;

int main(void)
{
#pragma omp parallel num_threads(3)
#pragma omp single
    {
#pragma omp task depend(out : a)
        a = 1;
#pragma omp task depend(in : a) depend(out : b)
        b = a + 1;
#pragma omp task depend(in : a) depend(out : c)
        c = a + 2;
#pragma omp task depend(in : b, c)
        d = b + c;
    }
    assert(d == 5);
    return 0;
}
