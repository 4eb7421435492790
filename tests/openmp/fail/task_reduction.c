// heddle: check
// expect: violated race
// race: sum
// Tasks of a group add to a sum.
// Without the clauses all add to the original.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup
        {
            for (int i = 1; i < 4; i++) {
#pragma omp task
                sum += i; // HERE: race
            }
        }
    }
    return 0;
}
