// heddle: check --threads 2
// expect: violated race
// race: a
// Two static loops without a barrier between, the chunks given.
// Chunks of one, then of two: 0,2 and 1,3 in the first loop, 0,1 and 2,3 in the second.
#include <assert.h>

static int a[4], b[4];

int main(void)
{
#pragma omp parallel
    {
#pragma omp for schedule(static, 1) nowait
        for (int i = 0; i < 4; i++) {
            a[i] = i; // HERE: race
        }
#pragma omp for schedule(static, 2)
        for (int i = 0; i < 4; i++) {
            b[i] = a[i] + 1; // HERE: race
        }
    }
    return 0;
}
