// heddle: check
// expect: violated race
// race: x
// The value of the lexically last section is wanted.
// Both sections assign the shared variable.
#include <assert.h>

int main(void)
{
    int x = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        x = 1; // HERE: race
#pragma omp section
        x = 2; // HERE: race
    }
    return 0;
}
