// heddle: check
// expect: violated race
// race: x
// The creator of a task goes on.
// It reads at once.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x = 1; // HERE: race
        seen = x; // HERE: race
    }
    return seen == 2;
}
