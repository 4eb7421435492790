// heddle: check
// expect: verified
// A team of one, with everything that would race in a larger one.
// One thread: nothing is concurrent.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(1)
    {
        x++;
#pragma omp for nowait
        for (int i = 0; i < 3; i++) {
            x++;
        }
#pragma omp sections nowait
        {
#pragma omp section
            x++;
#pragma omp section
            x++;
        }
    }
    assert(x == 6);
    return 0;
}
