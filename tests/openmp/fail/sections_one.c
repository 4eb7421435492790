// heddle: check
// expect: violated race
// race: x
// How many sections there are.
// Two may be executed by two.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp sections
        {
#pragma omp section
            x++; // HERE: race
#pragma omp section
            x++; // HERE: race
        }
    }
    return 0;
}
