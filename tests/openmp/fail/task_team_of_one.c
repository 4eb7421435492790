// heddle: check
// expect: violated race
// race: x
// Tasks of a team, or of a single thread.
// Two threads.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x++; // HERE: race
#pragma omp task
        x++; // HERE: race
    }
    return 0;
}
