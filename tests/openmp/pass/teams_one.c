// heddle: check
// expect: verified
// How many teams there are.
// One team, one initial thread.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp teams num_teams(1)
    {
        x++;
    }
    assert(x == 1);
    return 0;
}
