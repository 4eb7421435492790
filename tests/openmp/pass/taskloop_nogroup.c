// heddle: check
// expect: verified
// The creator reads the results of a taskloop.
// It ends with an implicit taskgroup (2.12.2).
#include <assert.h>

static int a[2];

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskloop
        for (int i = 0; i < 2; i++) {
            a[i] = i + 1;
        }
        sum = a[0] + a[1];
    }
    assert(sum == 3);
    return sum > 3;
}
