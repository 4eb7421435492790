// heddle: check
// expect: verified
// How many tasks a taskloop makes.
// num_tasks(1): one task runs all iterations in order (2.12.2).
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop num_tasks(1)
    for (int i = 0; i < 4; i++) {
        sum += i;
    }
    assert(sum == 6);
    return 0;
}
