// heddle: check
// expect: verified
// Iterations shared out between teams.
// Independent ones.
#include <assert.h>

static int a[9];

int main(void)
{
#pragma omp teams distribute num_teams(2)
    for (int i = 0; i < 8; i++) {
        a[i] = i;
    }
    assert(a[7] == 7);
    return 0;
}
