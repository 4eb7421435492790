// heddle: check
// expect: violated race
// race: cell
// Two threads start a team each; a single in each of the inner teams writes.
// A single chooses one thread of its own team: the two inner teams write the same cell, and nothing orders them.
#include <assert.h>
#include <omp.h>

static int cell[2];

int main(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2)
    {
        int mine = 0;
#pragma omp parallel num_threads(2)
        {
#pragma omp single
            cell[mine]++; // HERE: race
        }
    }
    return 0;
}
