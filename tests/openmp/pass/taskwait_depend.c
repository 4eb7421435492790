// heddle: check
// expect: verified
// A taskwait with dependences waits for some of the children only (2.19.5).
// For the one whose result is used.
#include <assert.h>

static int x, y;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1;
#pragma omp task depend(out : y)
        y = 1;
#pragma omp taskwait depend(in : x)
        seen = x;
    }
    assert(seen == 1);
    return seen == 2;
}
