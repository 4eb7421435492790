// heddle: check
// expect: violated race
// race: x
// The if clause of a task.
// It is true.
#include <assert.h>

static int x;

int main(void)
{
    int defer = 1;
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task if (defer)
        x = 1; // HERE: race
        seen = x; // HERE: race
    }
    return seen == 2;
}
