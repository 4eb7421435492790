// heddle: check
// expect: violated race
// race: x
// An untied task yields in the middle of its work.
// A second task does the second half.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task untied
        {
            x = 1; // HERE: race
#pragma omp taskyield
        }
#pragma omp task untied
        x += 1; // HERE: race
    }
    return 0;
}
