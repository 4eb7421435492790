// heddle: check
// expect: verified
// A taskloop over one loop, or over two.
// Each row runs in one task, in order.
#include <assert.h>

static int a[2][3];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 2; i++) {
        for (int j = 1; j < 3; j++) {
            a[i][j] = a[i][j - 1] + 1;
        }
    }
    assert(a[1][2] == 2);
    return 0;
}
