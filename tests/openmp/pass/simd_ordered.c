// heddle: check
// expect: verified
// Part of a simd loop in order.
// ordered simd: the iterations run that part one after the other (2.19.9).
#include <assert.h>

static int sum, a[8];

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        a[i] = i;
#pragma omp ordered simd
        sum += a[i];
    }
    assert(sum == 28);
    return 0;
}
