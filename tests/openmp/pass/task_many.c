// heddle: check --max-states 60
// expect: verified
// A thousand tasks that have nothing to do with each other: one order is enough. There are more of them than the
// machine has threads.
#include <assert.h>

static int square[1000];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 1000; i++)
#pragma omp task
        square[i] = i * i;
    for (int i = 0; i < 1000; i++) assert(square[i] == i * i);
    return 0;
}
