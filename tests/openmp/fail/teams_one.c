// heddle: check
// expect: violated race
// race: x
// How many teams there are.
// Two.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp teams num_teams(2)
    {
        x++; // HERE: race
    }
    return 0;
}
