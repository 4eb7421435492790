// heddle: check
// expect: violated race
// race: a
// The same without a schedule clause.
// Without schedule(static) nothing says that the two loops are distributed alike.
#include <assert.h>

static int a[4], b[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for nowait
        for (int i = 0; i < 4; i++) {
            a[i] = i; // HERE: race
        }
#pragma omp for
        for (int i = 0; i < 4; i++) {
            b[i] = a[i] + 1; // HERE: race
        }
    }
    return 0;
}
