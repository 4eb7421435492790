// heddle: check
// expect: violated race
// race: x
// Two tasks increment a variable.
// Two explicit tasks without dependences may be executed by different threads at the same time.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x++; // HERE: race
#pragma omp task
        x++; // HERE: race
    }
    return 0;
}
