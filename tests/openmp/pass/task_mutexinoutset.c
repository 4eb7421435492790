// heddle: check
// expect: verified
// Tasks add to a sum, in any order, one at a time.
// mutexinoutset on the sum: mutually exclusive, and before the reader.
#include <assert.h>

static int sum, total, other;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(mutexinoutset : sum)
        sum += 1;
#pragma omp task depend(mutexinoutset : sum)
        sum += 2;
#pragma omp taskwait
        total = sum;
    }
    assert(total == 3);
    return total + other > 3;
}
