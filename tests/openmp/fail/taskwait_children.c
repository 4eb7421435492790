// heddle: check
// expect: violated race
// race: x
// A task with a child of its own.
// taskwait waits for children only (2.19.5): the grandchild may still run.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        {
#pragma omp task
            {
#pragma omp task
                x = 1; // HERE: race
            }
        }
#pragma omp taskwait
        seen = x; // HERE: race
    }
    return seen == 2;
}
