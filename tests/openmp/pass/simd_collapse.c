// heddle: check
// expect: verified
// Two loops as one simd loop.
// The inner loop runs in order inside of each iteration: rows are independent.
#include <assert.h>

static int a[4][5];

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 4; i++) {
        for (int j = 1; j < 5; j++) {
            a[i][j] = a[i][j - 1] + 1;
        }
    }
    assert(a[3][4] == 4);
    return 0;
}
