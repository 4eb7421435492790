// heddle: check
// expect: verified
// A counter of each thread, added up at the end.
// Each thread has its own (2.21.2); the sum is atomic.
#include <assert.h>

static int count;
#pragma omp threadprivate(count)

static int total;

static void step(void)
{
    count++;
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        step();
        step();
#pragma omp atomic
        total += count;
    }
    assert(total == 4);
    return 0;
}
