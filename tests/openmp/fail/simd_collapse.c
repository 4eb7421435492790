// heddle: check
// expect: violated race
// race: a
// Two loops as one simd loop.
// collapse(2): the elements of a row are iterations of their own.
#include <assert.h>

static int a[4][5];

int main(void)
{
#pragma omp simd collapse(2)
    for (int i = 0; i < 4; i++) {
        for (int j = 1; j < 5; j++) {
            a[i][j] = a[i][j - 1] + 1; // HERE: race
        }
    }
    return 0;
}
