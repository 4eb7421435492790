// heddle: check
// expect: verified
// Dependences on parts of an array.
// The reader names the part that was written.
#include <assert.h>

static int a[4], sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : a[0 : 2])
        a[0] = a[1] = 1;
#pragma omp task depend(out : a[2 : 2])
        a[2] = a[3] = 2;
#pragma omp task depend(in : a[0 : 2])
        sum = a[0] + a[1];
    }
    assert(sum == 2);
    return sum > 2;
}
