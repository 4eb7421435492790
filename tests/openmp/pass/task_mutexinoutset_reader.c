// heddle: check
// expect: verified
// Exclusive tasks, then a reader.
// A task with in comes after all earlier ones with mutexinoutset.
#include <assert.h>

static int sum, total;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(mutexinoutset : sum)
        sum += 1;
#pragma omp task depend(mutexinoutset : sum)
        sum += 2;
#pragma omp task depend(in : sum)
        total = sum;
    }
    assert(total == 3);
    return total > 3;
}
