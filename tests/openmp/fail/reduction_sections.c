// heddle: check
// expect: violated race
// race: sum
// A reduction over sections.
// Without it.
#include <assert.h>

int main(void)
{
    int sum = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        sum += 1; // HERE: race
#pragma omp section
        sum += 2; // HERE: race
    }
    return sum > 3;
}
