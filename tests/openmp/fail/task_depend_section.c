// heddle: check
// expect: violated race
// race: a
// Dependences on parts of an array.
// It names another one.
#include <assert.h>

static int a[4], sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : a[0 : 2])
        a[0] = a[1] = 1; // HERE: race
#pragma omp task depend(out : a[2 : 2])
        a[2] = a[3] = 2;
#pragma omp task depend(in : a[2 : 2])
        sum = a[0] + a[1]; // HERE: race
    }
    return sum > 2;
}
