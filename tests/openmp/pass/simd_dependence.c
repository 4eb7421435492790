// heddle: check
// expect: verified
// Iterations of a simd loop may run at the same time in the lanes of one instruction (2.11.5).
// They are independent.
#include <assert.h>

static int a[17], b[17];

int main(void)
{
#pragma omp simd
    for (int i = 1; i < 17; i++) {
        a[i] = b[i - 1] + 1;
    }
    assert(a[16] == 1);
    return b[0];
}
