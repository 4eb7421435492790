// heddle: check
// expect: violated deadlock
// Two locks, both needed.
// Taken in the order of the thread's number.
#include <omp.h>

static int x;
static omp_lock_t lock[2];

int main(void)
{
    omp_init_lock(&lock[0]);
    omp_init_lock(&lock[1]);
#pragma omp parallel num_threads(2)
    {
        int first = omp_get_thread_num();
        omp_set_lock(&lock[first]);
        omp_set_lock(&lock[1 - first]); // HERE-ANY: deadlock
        x++;
        omp_unset_lock(&lock[first]);
        omp_unset_lock(&lock[1 - first]);
    }
    return 0;
}
