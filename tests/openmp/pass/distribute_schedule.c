// heddle: check
// expect: verified
// Chunks of iterations for the teams.
// dist_schedule(static, 2): 0 and 1 in the first team, 2 and 3 in the second.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp teams distribute num_teams(2) thread_limit(1) dist_schedule(static, 2)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++;
    }
    assert(cell[0] == 2 && cell[1] == 2);
    return 0;
}
