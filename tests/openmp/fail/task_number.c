// heddle: check
// expect: violated race
// race: used
// Half of the number is 0 for both threads.
#include <omp.h>

static int used[2];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 3; i++)
#pragma omp task
        used[omp_get_thread_num() / 2]++; // HERE: race
    return 0;
}
