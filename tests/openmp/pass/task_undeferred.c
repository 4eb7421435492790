// heddle: check
// expect: verified
// The if clause of a task.
// It is false: the creator is suspended until the task is complete (2.12.1).
#include <assert.h>

static int x;

int main(void)
{
    int defer = 0;
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task if (defer)
        x = 1;
        seen = x;
    }
    assert(seen == 1);
    return seen == 2;
}
