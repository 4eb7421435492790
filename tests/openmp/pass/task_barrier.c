// heddle: check
// expect: verified
// Tasks and the barrier at the end of single.
// All explicit tasks of the team are complete at a barrier (2.19.2): the reads come after.
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp single
        {
#pragma omp task
            x = 2;
        }
        sum += x;
    }
    assert(sum == 4);
    return sum == 5;
}
