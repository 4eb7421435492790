// heddle: check
// expect: verified
// Every thread of the team increments one shared variable.
// Atomic updates of one location do not race with each other (OpenMP 5.1, 2.19.7).
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp atomic
        x++;
    }
    assert(x == 2);
    return 0;
}
