// heddle: check --race auto
// expect: verified
// Each thread sums its share; the shares are combined under the reduction's lock.
#include <assert.h>

int main(void)
{
    int a[8], sum = 0;
#pragma omp parallel for
    for (int i = 0; i < 8; i++) a[i] = i;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 8; i++) sum += a[i];
    assert(sum == 28);
    return 0;
}
