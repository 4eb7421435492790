// heddle: check
// expect: verified
// Tasks of a team, or of a single thread.
// One thread executes all of them, tied, one at a time: a race needs two threads (1.4.1).
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(1)
#pragma omp single
    {
#pragma omp task
        x++;
#pragma omp task
        x++;
    }
    assert(x == 2);
    return 0;
}
