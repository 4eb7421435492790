// heddle: check
// expect: verified
// Two reductions into one variable.
// The barrier at the end of the first loop comes between.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
    }
    assert(sum == 2);
    return 0;
}
