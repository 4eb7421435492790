// heddle: check
// expect: violated race
// race: x
// A critical region without a name beside one with a name.
// The unnamed ones are one region of their own, which excludes no named one.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
#pragma omp critical
            x++; // HERE: race
        }
#pragma omp section
        {
#pragma omp critical(named)
            x++; // HERE: race
        }
    }
    return 0;
}
