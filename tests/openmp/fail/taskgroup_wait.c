// heddle: check
// expect: violated race
// race: x
// Tasks inside and outside of a taskgroup.
// It was created before the group, which does not wait for it.
#include <assert.h>

static int x, y;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x = 1; // HERE: race
#pragma omp taskgroup
        {
#pragma omp task
            y = 1;
        }
        seen = x; // HERE: race
    }
    return seen == 2;
}
