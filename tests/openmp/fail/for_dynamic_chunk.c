// heddle: check
// expect: violated race
// race: cell
// The same with the schedule dynamic.
// The size of a chunk is one when it is not given.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++; // HERE: race
    }
    return 0;
}
