// heddle: check
// expect: violated race
// race: sum
// Exclusive tasks, then a reader.
// The reader has no dependence.
#include <assert.h>

static int sum, total;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(mutexinoutset : sum)
        sum += 1; // HERE-ANY: race
#pragma omp task depend(mutexinoutset : sum)
        sum += 2; // HERE-ANY: race
#pragma omp task
        total = sum; // HERE: race
    }
    return total > 3;
}
