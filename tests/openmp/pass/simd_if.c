// heddle: check
// expect: verified
// The if clause of simd.
// False: one iteration at a time (2.11.5.1).
#include <assert.h>

static int a[8];

int main(void)
{
    int lanes = 0;
#pragma omp simd if (lanes)
    for (int i = 1; i < 8; i++) {
        a[i] = a[i - 1] + 1;
    }
    assert(a[7] == 7);
    return 0;
}
