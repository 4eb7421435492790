// heddle: check
// expect: verified
// A target data region around a parallel loop.
// With a reduction.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp target data map(tofrom : x)
    {
#pragma omp target parallel for reduction(+ : x) num_threads(2)
        for (int i = 0; i < 4; i++) {
            x += i;
        }
    }
    assert(x == 6);
    return 0;
}
