// heddle: check
// expect: verified
// A parallel loop in a target region, executed on the host.
// Independent iterations.
#include <assert.h>

static int a[9];

int main(void)
{
#pragma omp target map(tofrom : a)
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 8; i++) {
        a[i] = i;
    }
    assert(a[7] == 7);
    return 0;
}
