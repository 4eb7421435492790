// heddle: check
// expect: violated race
// race: cell
// A parallel region in each team.
// The threads of a team add without it.
#include <omp.h>

static int cell[2];

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(2)
    {
        int team = omp_get_team_num();
#pragma omp parallel num_threads(2)
        {
            cell[team]++; // HERE: race
        }
    }
    return 0;
}
