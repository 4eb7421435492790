// heddle: check
// expect: violated race
// race: sum
// A sum in a simd loop.
// All lanes update the variable.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        sum += i; // HERE: race
    }
    return 0;
}
