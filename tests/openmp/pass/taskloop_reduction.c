// heddle: check
// expect: verified
// A sum over a taskloop.
// With the reduction clause.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop reduction(+ : sum)
    for (int i = 0; i < 4; i++) {
        sum += i;
    }
    assert(sum == 6);
    return 0;
}
