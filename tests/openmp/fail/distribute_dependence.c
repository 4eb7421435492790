// heddle: check
// expect: violated race
// race: a
// Iterations shared out between teams.
// Each reads what the next writes.
#include <assert.h>

static int a[9];

int main(void)
{
#pragma omp teams distribute num_teams(2)
    for (int i = 0; i < 8; i++) {
        a[i] = a[i + 1] + 1; // HERE: race
    }
    return 0;
}
