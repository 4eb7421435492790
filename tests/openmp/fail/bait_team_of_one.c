// heddle: check
// expect: violated race
// race: x
// A team of one, with everything that would race in a larger one.
// Two.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        x++; // HERE-ANY: race
#pragma omp for nowait
        for (int i = 0; i < 3; i++) {
            x++; // HERE-ANY: race
        }
#pragma omp sections nowait
        {
#pragma omp section
            x++; // HERE-ANY: race
#pragma omp section
            x++; // HERE-ANY: race
        }
    }
    return 0;
}
