// heddle: check
// expect: violated race
// race: made
// Something is to be made once.
// A first test is outside, to save time.
#include <assert.h>

static int made, times;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (!made) // HERE: race
        {
#pragma omp critical
            {
                if (!made) {
                    made = 1; // HERE: race
                    times++;
                }
            }
        }
    }
    return 0;
}
