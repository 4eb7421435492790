// heddle: check
// expect: verified
// The master thread writes what all read.
// After an explicit barrier.
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp master
        x = 2;
#pragma omp barrier
        sum += x;
    }
    assert(sum == 4);
    return sum == 5;
}
