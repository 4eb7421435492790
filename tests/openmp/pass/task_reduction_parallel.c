// heddle: check
// expect: verified
// A reduction over a parallel region in which tasks take part.
// reduction(task, ...) of the region: the tasks have in_reduction.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2) reduction(task, + : sum)
    {
#pragma omp task in_reduction(+ : sum)
        sum += 1;
        sum += 2;
    }
    assert(sum == 6);
    return 0;
}
