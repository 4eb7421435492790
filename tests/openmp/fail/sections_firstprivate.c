// heddle: check
// expect: violated race
// race: x
// Sections change a variable that all start from.
// It is shared.
#include <assert.h>

static int out[2];

int main(void)
{
    int x = 1;
#pragma omp parallel num_threads(2)
    {
#pragma omp sections
        {
#pragma omp section
            {
                x++; // HERE-ANY: race
                out[0] = x; // HERE-ANY: race
            }
#pragma omp section
            {
                x++; // HERE-ANY: race
                out[1] = x; // HERE-ANY: race
            }
        }
    }
    return 0;
}
