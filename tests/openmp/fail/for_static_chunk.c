// heddle: check --threads 2
// expect: violated race
// race: cell
// Two neighbouring iterations share a cell. Four iterations, two threads, and a schedule that is written down.
// static,1 gives 0 and 2 to the first thread, 1 and 3 to the second.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++; // HERE: race
    }
    return 0;
}
