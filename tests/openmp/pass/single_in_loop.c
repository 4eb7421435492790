// heddle: check
// expect: verified
// One thread counts rounds, the others look at the count.
// The barrier of single comes after the count, a second one before the next count.
#include <assert.h>

static int count;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        for (int i = 0; i < 3; i++) {
#pragma omp single
            count++;
            assert(count == i + 1);
#pragma omp barrier
        }
    }
    return 0;
}
