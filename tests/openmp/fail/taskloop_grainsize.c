// heddle: check
// expect: violated race
// race: cell
// Neighbouring iterations share a cell.
// grainsize(strict: 1).
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop grainsize(strict : 1)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++; // HERE: race
    }
    return 0;
}
