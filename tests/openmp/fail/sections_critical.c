// heddle: check
// expect: violated race
// race: x
// Sections add to one variable.
// One of them reads it first, outside.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel sections num_threads(2) reduction(+ : seen)
    {
#pragma omp section
        {
#pragma omp critical
            x += 1; // HERE: race
        }
#pragma omp section
        {
            seen = x; // HERE: race
#pragma omp critical
            x += 2;
        }
    }
    return seen > 3;
}
