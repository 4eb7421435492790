// heddle: check
// expect: verified
// Neighbouring iterations share a cell.
// grainsize(strict: 2): exactly two iterations to a task, in order (5.1, 2.12.2).
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop grainsize(strict : 2)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++;
    }
    assert(cell[0] == 2 && cell[1] == 2);
    return 0;
}
