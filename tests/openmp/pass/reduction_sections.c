// heddle: check
// expect: verified
// A reduction over sections.
// With the clause.
#include <assert.h>

int main(void)
{
    int sum = 0;
#pragma omp parallel sections num_threads(2) reduction(+ : sum)
    {
#pragma omp section
        sum += 1;
#pragma omp section
        sum += 2;
    }
    assert(sum == 3);
    return sum > 3;
}
