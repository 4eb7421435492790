// heddle: check
// expect: violated race
// race: cell
// Chunks of iterations for the teams.
// dist_schedule(static, 1).
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp teams distribute num_teams(2) thread_limit(1) dist_schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++; // HERE: race
    }
    return 0;
}
