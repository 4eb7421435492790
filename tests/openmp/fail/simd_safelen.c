// heddle: check
// expect: violated race
// race: a
// A loop-carried dependence over four iterations.
// safelen(8): they may be.
#include <assert.h>

static int a[20];

int main(void)
{
#pragma omp simd safelen(8)
    for (int i = 4; i < 20; i++) {
        a[i] = a[i - 4] + 1; // HERE: race
    }
    return 0;
}
