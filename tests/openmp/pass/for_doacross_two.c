// heddle: check
// expect: verified
// A table where each element needs its neighbours above and to the left.
// It waits for both.
#include <assert.h>

static int a[4][4];

int main(void)
{
    for (int i = 0; i < 4; i++) {
        a[i][0] = a[0][i] = 1;
    }
#pragma omp parallel for ordered(2)
    for (int i = 1; i < 4; i++) {
        for (int j = 1; j < 4; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            a[i][j] = a[i - 1][j] + a[i][j - 1];
#pragma omp ordered depend(source)
        }
    }
    assert(a[3][3] == 20);
    return 0;
}
