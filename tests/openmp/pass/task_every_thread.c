// heddle: check
// expect: verified
// Every thread of the team creates a task.
// The tasks use a critical region.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp task
        {
#pragma omp critical
            x++;
        }
    }
    assert(x == 2);
    return 0;
}
