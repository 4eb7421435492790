// heddle: check
// expect: violated race
// race: sum
// Tasks add to a sum, in any order, one at a time.
// On two different variables: they do not exclude each other.
#include <assert.h>

static int sum, total, other;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(mutexinoutset : sum)
        sum += 1; // HERE: race
#pragma omp task depend(mutexinoutset : other)
        sum += 2; // HERE: race
#pragma omp taskwait
        total = sum;
    }
    return total + other > 3;
}
