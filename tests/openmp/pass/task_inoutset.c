// heddle: check
// expect: verified
// inoutset: a set of tasks that are not ordered among themselves, but with all others (5.1, 2.19.11).
// They write different elements, and the reader waits for all.
#include <assert.h>

static int a[2], set, sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(inoutset : set)
        a[0] = 1;
#pragma omp task depend(inoutset : set)
        a[1] = 2;
#pragma omp task depend(in : set)
        sum = a[0] + a[1];
    }
    assert(sum == 3);
    return sum + set > 3;
}
