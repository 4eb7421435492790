// heddle: check
// expect: verified
// A second index in a simd loop.
// linear.
#include <assert.h>

static int a[16], j;

int main(void)
{
#pragma omp simd linear(j : 2)
    for (int i = 0; i < 8; i++) {
        a[j] = i;
        j += 2;
    }
    assert(a[14] == 7 && j == 16);
    return 0;
}
