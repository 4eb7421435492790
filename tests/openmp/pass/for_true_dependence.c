// heddle: check
// expect: verified
// A running sum.
// The loop is not shared out: one thread runs it in order.
#include <assert.h>

static int a[20];

int main(void)
{
    a[0] = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 1; i < 20; i++) {
        a[i] = a[i - 1] + 1;
    }
    assert(a[19] == 20);
    return 0;
}
