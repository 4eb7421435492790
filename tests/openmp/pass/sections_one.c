// heddle: check
// expect: verified
// How many sections there are.
// One section is executed by one thread.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp sections
        {
#pragma omp section
            x++;
        }
    }
    assert(x == 1);
    return 0;
}
