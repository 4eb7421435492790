// heddle: check --threads 2
// expect: violated race
// race: cell
// schedule(runtime) takes what run-sched-var says.
// It is left to the implementation.
#include <assert.h>
#include <omp.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for schedule(runtime)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++; // HERE: race
    }
    return 0;
}
