// heddle: check
// expect: violated race
// race: sum
// Part of a simd loop in order.
// Outside of it.
#include <assert.h>

static int sum, a[8];

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        a[i] = i;
        sum += a[i]; // HERE: race
    }
    return 0;
}
