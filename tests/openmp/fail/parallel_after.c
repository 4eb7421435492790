// heddle: check
// expect: violated race
// race: x
// The thread that met the construct goes on after it.
// Thread 0 reads before the region ends.
#include <assert.h>
#include <omp.h>

static int x[2];

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2)
    {
        x[omp_get_thread_num()] = 1; // HERE: race
#pragma omp master
        sum = x[0] + x[1]; // HERE: race
    }
    return sum == 3;
}
