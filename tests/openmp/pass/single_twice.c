// heddle: check
// expect: verified
// Two singles, one after the other.
// The barrier of the first orders them.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp single
        x += 1;
#pragma omp single
        x += 1;
    }
    assert(x == 2);
    return 0;
}
