// heddle: check
// expect: verified
// A parallel region in each team.
// One cell for each team, and a critical region in the team.
#include <omp.h>

static int cell[2];

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(2)
    {
        int team = omp_get_team_num();
#pragma omp parallel num_threads(2)
        {
#pragma omp critical
            cell[team]++;
        }
    }
    return 0;
}
