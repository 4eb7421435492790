// heddle: check
// expect: verified
// A scratch variable in a simd loop.
// It is private: every iteration has its own.
#include <assert.h>

static int a[16], b[16], scratch;

int main(void)
{
#pragma omp simd private(scratch)
    for (int i = 0; i < 16; i++) {
        scratch = a[i] + i;
        b[i] = scratch;
    }
    assert(b[15] == 15);
    return 0;
}
