// heddle: check
// expect: verified
// The master gives the sum its first value, then all threads add to it.
// A barrier between: the first value is there before anyone combines.
#include <assert.h>

static int sum = 7;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        sum = 0;
#pragma omp barrier
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 4; i++) {
            sum += i;
        }
    }
    assert(sum == 6);
    return 0;
}
