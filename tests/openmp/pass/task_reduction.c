// heddle: check
// expect: verified
// Tasks of a group add to a sum.
// task_reduction of the group, in_reduction of the tasks: each adds to a private copy (2.21.5.5).
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup task_reduction(+ : sum)
        {
            for (int i = 1; i < 4; i++) {
#pragma omp task in_reduction(+ : sum)
                sum += i;
            }
        }
        assert(sum == 6);
    }
    return 0;
}
