// heddle: check
// expect: violated race
// race: a
// The if clause of simd.
// True.
#include <assert.h>

static int a[8];

int main(void)
{
    int lanes = 1;
#pragma omp simd if (lanes)
    for (int i = 1; i < 8; i++) {
        a[i] = a[i - 1] + 1; // HERE: race
    }
    return 0;
}
