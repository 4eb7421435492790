// heddle: check
// expect: verified
// Sections add to one variable.
// In a critical region.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel sections num_threads(2) reduction(+ : seen)
    {
#pragma omp section
        {
#pragma omp critical
            x += 1;
        }
#pragma omp section
        {
#pragma omp critical
            x += 2;
        }
    }
    assert(x == 3);
    return seen > 3;
}
