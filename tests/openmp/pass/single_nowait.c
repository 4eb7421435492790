// heddle: check
// expect: verified
// One thread prepares a value for all.
// The barrier at the end of single comes before the reads.
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp single
        x = 3;
        sum += x;
    }
    assert(sum == 6);
    return sum == 7;
}
