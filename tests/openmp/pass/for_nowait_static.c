// heddle: check
// expect: verified
// Two loops with the same iterations, the second reads what the first wrote at the same index; no barrier between.
// Both are schedule(static), bind to the same region and have the same number of iterations: the same thread runs the same ones (2.11.4).
#include <assert.h>

static int a[4], b[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < 4; i++) {
            a[i] = i;
        }
#pragma omp for schedule(static)
        for (int i = 0; i < 4; i++) {
            b[i] = a[i] + 1;
        }
    }
    assert(b[0] == 1 && b[3] == 4);
    return 0;
}
