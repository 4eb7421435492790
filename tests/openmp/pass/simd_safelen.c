// heddle: check
// expect: verified
// A loop-carried dependence over four iterations.
// safelen(4): iterations four apart are never concurrent; a distance equal to it is allowed.
#include <assert.h>

static int a[20];

int main(void)
{
#pragma omp simd safelen(4)
    for (int i = 4; i < 20; i++) {
        a[i] = a[i - 4] + 1;
    }
    assert(a[19] == 4);
    return 0;
}
