// heddle: check
// expect: violated race
// race: x
// A deferred task, then an undeferred one.
// The undeferred task orders only its creator and itself: the first may run at the same time.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x += 1; // HERE: race
#pragma omp task if (0)
        x += 2; // HERE: race
    }
    return 0;
}
