// heddle: check
// expect: violated race
// race: x
// Every thread of the team increments one shared variable.
// x is shared by default (static storage, 2.21.1.1), nothing orders the increments of two threads (1.4.1).
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        x++; // HERE: race
    }
    return 0;
}
