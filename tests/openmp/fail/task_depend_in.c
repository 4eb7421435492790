// heddle: check
// expect: violated race
// race: x
// Two tasks with the same dependence type change x.
// in does not: two readers are not ordered, and these are no readers.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(in : x)
        x += 1; // HERE: race
#pragma omp task depend(in : x)
        x += 2; // HERE: race
    }
    return 0;
}
