// heddle: check --threads 2
// expect: violated race
// race: cell
// The same with one chunk for each thread, and without a schedule clause.
// Without the clause the schedule is the implementation's (def-sched-var): 0 and 1 may be given to different threads.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++; // HERE: race
    }
    return 0;
}
