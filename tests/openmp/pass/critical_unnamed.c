// heddle: check
// expect: verified
// A critical region without a name beside one with a name.
// Both without.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
#pragma omp critical
            x++;
        }
#pragma omp section
        {
#pragma omp critical
            x++;
        }
    }
    assert(x == 2);
    return 0;
}
