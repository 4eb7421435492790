// heddle: check
// expect: violated race
// race: j
// A second index in a simd loop.
// Shared.
#include <assert.h>

static int j;

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        j += 2; // HERE: race
    }
    return 0;
}
