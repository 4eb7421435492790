// heddle: check
// expect: verified
// A variable is updated atomically beside a reduction into it.
// The reduction is complete before.
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
#pragma omp atomic
        sum += 1;
    }
    assert(sum == 3);
    return 0;
}
