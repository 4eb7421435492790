// heddle: check
// expect: violated race
// race: value
// One thread reads a value and hands it to all others.
// The variable is shared, and each thread goes on to change it.
#include <assert.h>
#include <omp.h>

static int out[2];

int main(void)
{
    int value = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp single
        value = 4; // HERE-ANY: race
        value += omp_get_thread_num(); // HERE-ANY: race
        out[omp_get_thread_num()] = value; // HERE-ANY: race
    }
    return 0;
}
