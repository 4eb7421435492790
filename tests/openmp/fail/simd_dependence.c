// heddle: check
// expect: violated race
// race: a
// Iterations of a simd loop may run at the same time in the lanes of one instruction (2.11.5).
// Each reads what the one before it writes.
#include <assert.h>

static int a[17], b[17];

int main(void)
{
#pragma omp simd
    for (int i = 1; i < 17; i++) {
        a[i] = a[i - 1] + 1; // HERE: race
    }
    return b[0];
}
