// heddle: check --threads 2..4
// expect: violated race
// race: value
// The twin without the barrier.
#include <omp.h>

int main(void)
{
    int value[8] = {0}, seen[8] = {0};
#pragma omp parallel
    {
        int me = omp_get_thread_num(), all = omp_get_num_threads();
        value[me] = me + 1; // HERE: race
        seen[me] = value[(me + 1) % all]; // HERE: race
    }
    return seen[0] == 0;
}
