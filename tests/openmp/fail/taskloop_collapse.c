// heddle: check
// expect: violated race
// race: a
// A taskloop over one loop, or over two.
// collapse(2): the elements of a row may be in different tasks.
#include <assert.h>

static int a[2][3];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop collapse(2)
    for (int i = 0; i < 2; i++) {
        for (int j = 1; j < 3; j++) {
            a[i][j] = a[i][j - 1] + 1; // HERE: race
        }
    }
    return 0;
}
