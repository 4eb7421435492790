// heddle: check
// expect: verified
// Rows are independent, the elements of a row are not.
// The rows are shared out, each row runs in order on one thread.
#include <assert.h>

static int a[3][4];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 3; i++) {
        for (int j = 1; j < 4; j++) {
            a[i][j] = a[i][j - 1] + 1;
        }
    }
    assert(a[0][3] == 3 && a[2][3] == 3);
    return 0;
}
