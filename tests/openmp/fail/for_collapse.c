// heddle: check
// expect: violated race
// race: a
// Rows are independent, the elements of a row are not.
// collapse(2): elements of one row may be on different threads.
#include <assert.h>

static int a[3][4];

int main(void)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < 3; i++) {
        for (int j = 1; j < 4; j++) {
            a[i][j] = a[i][j - 1] + 1; // HERE: race
        }
    }
    return 0;
}
