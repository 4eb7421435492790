// heddle: check
// expect: verified
// The end of a taskgroup waits for what was made in it; the barrier for the task that was made before.
#include <assert.h>

static int x, y;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x = 1;
#pragma omp taskgroup
        {
#pragma omp task
            y = 2;
        }
        seen = y;
    }
    assert(seen == 2 && x == 1);
    return 0;
}
