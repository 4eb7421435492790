// heddle: check
// expect: verified
// A histogram.
// Each count is updated atomically.
#include <assert.h>

static int a[3];

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 6; i++) {
#pragma omp atomic
        a[i % 3] += 1;
    }
    assert(a[0] == 2 && a[1] == 2 && a[2] == 2);
    return 0;
}
