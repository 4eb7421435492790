// heddle: check
// expect: violated race
// race: sum
// Two reductions into one variable.
// Nothing orders the combination of one with that of the other: each is complete at the end of its loop (2.21.5.1), and the first does not wait.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for reduction(+ : sum) nowait // HERE-ANY: race
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
#pragma omp for reduction(+ : sum) // HERE-ANY: race
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
    }
    return 0;
}
