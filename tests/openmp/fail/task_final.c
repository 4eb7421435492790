// heddle: check
// expect: violated race
// race: x
// A task inside of a final task.
// final(0): the inner task may be deferred, and its creator reads.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task final(0) shared(seen)
        {
#pragma omp task
            x = 1; // HERE: race
            seen = x; // HERE: race
        }
    }
    return seen == 2;
}
