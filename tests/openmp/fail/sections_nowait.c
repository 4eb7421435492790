// heddle: check
// expect: violated race
// race: x
// All threads read what a section has written.
// nowait takes the barrier away.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp sections nowait
        {
#pragma omp section
            x = 1; // HERE: race
#pragma omp section
            seen = 0;
        }
        seen += x; // HERE: race
    }
    return seen == 3;
}
