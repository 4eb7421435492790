// heddle: check
// expect: violated race
// race: x
// Two singles, one after the other.
// nowait: they may be executed by different threads.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp single nowait
        x += 1; // HERE: race
#pragma omp single
        x += 1; // HERE: race
    }
    return 0;
}
