// heddle: check
// expect: violated race
// race: x
// Priorities are hints.
// A higher priority does not (2.12.1).
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task priority(10)
        x = 1; // HERE: race
#pragma omp task priority(1)
        x += 1; // HERE: race
    }
    return 0;
}
