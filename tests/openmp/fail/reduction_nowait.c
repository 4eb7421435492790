// heddle: check
// expect: violated race
// race: sum
// The result of a reduction is read in the same region.
// With nowait: other threads may still combine their copies into it (2.21.5.1).
#include <assert.h>

static int sum;

int main(void)
{
    int bad = 0;
#pragma omp parallel num_threads(2) reduction(+ : bad)
    {
#pragma omp for reduction(+ : sum) nowait
        for (int i = 0; i < 4; i++) {
            sum += i;
        }
        bad += sum > 6; // HERE-ANY: race
    }
    return bad;
}
