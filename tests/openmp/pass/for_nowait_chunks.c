// heddle: check --threads 2
// expect: verified
// Two static loops without a barrier between, the chunks given.
// The same chunks: iteration i is on the same thread in both.
#include <assert.h>

static int a[4], b[4];

int main(void)
{
#pragma omp parallel
    {
#pragma omp for schedule(static, 1) nowait
        for (int i = 0; i < 4; i++) {
            a[i] = i;
        }
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 4; i++) {
            b[i] = a[i] + 1;
        }
    }
    assert(b[0] == 1 && b[3] == 4);
    return 0;
}
