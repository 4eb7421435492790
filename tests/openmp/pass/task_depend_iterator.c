// heddle: check
// expect: verified
// A task that depends on several others, named by an iterator (2.1.6).
// On all three.
#include <assert.h>

static int a[3], sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 0; i < 3; i++) {
#pragma omp task depend(out : a[i])
            a[i] = i;
        }
#pragma omp task depend(iterator(j = 0 : 3), in : a[j])
        sum = a[0] + a[1] + a[2];
    }
    assert(sum == 3);
    return sum > 3;
}
