// heddle: check
// expect: verified
// A tied task without a scheduling point stays on its thread, and a thread runs one task at a time: what belongs to
// the number of the thread is used by one at a time.
#include <omp.h>

static int used[2];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 3; i++)
#pragma omp task
        used[omp_get_thread_num()]++;
    return used[0] + used[1] != 3;
}
