// heddle: check
// expect: verified
// A sum in a simd loop.
// reduction.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp simd reduction(+ : sum)
    for (int i = 0; i < 8; i++) {
        sum += i;
    }
    assert(sum == 28);
    return 0;
}
