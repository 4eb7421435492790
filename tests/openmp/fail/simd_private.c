// heddle: check
// expect: violated race
// race: scratch
// A scratch variable in a simd loop.
// It is declared outside, and shared between the lanes.
#include <assert.h>

static int a[16], b[16], scratch;

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 16; i++) {
        scratch = a[i] + i; // HERE-ANY: race
        b[i] = scratch; // HERE-ANY: race
    }
    return 0;
}
