// heddle: check
// expect: verified
// Two locks, both needed.
// Taken in the same order by all.
#include <omp.h>

static int x;
static omp_lock_t lock[2];

int main(void)
{
    omp_init_lock(&lock[0]);
    omp_init_lock(&lock[1]);
#pragma omp parallel num_threads(2)
    {
        int first = 0;
        omp_set_lock(&lock[first]);
        omp_set_lock(&lock[1 - first]);
        x++;
        omp_unset_lock(&lock[first]);
        omp_unset_lock(&lock[1 - first]);
    }
    return 0;
}
