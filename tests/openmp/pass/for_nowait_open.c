// heddle: check
// expect: verified
// The same without a schedule clause.
// The barrier at the end of the first loop orders them.
#include <assert.h>

static int a[4], b[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < 4; i++) {
            a[i] = i;
        }
#pragma omp for
        for (int i = 0; i < 4; i++) {
            b[i] = a[i] + 1;
        }
    }
    assert(b[0] == 1 && b[3] == 4);
    return 0;
}
