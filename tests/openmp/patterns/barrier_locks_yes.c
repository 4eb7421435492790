// heddle: check
// expect: violated race
// race: x
// A barrier for two threads made of two locks, one held by each: let go of your own, then take the other's.
// Thread 1 lets go of its own and takes nothing.
#include <omp.h>

static int x;
static omp_lock_t lock[2];

int main(void)
{
    omp_init_lock(&lock[0]);
    omp_init_lock(&lock[1]);
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num();
        omp_set_lock(&lock[me]);
#pragma omp barrier
        if (me == 0) {
            x = 1; // HERE: race
            omp_unset_lock(&lock[0]);
            omp_set_lock(&lock[1]);
        } else {
            omp_unset_lock(&lock[1]);
            x = 2; // HERE: race
        }
#pragma omp barrier
        if (me == 0) {
            omp_unset_lock(&lock[1]);
        }
    }
    omp_destroy_lock(&lock[0]);
    omp_destroy_lock(&lock[1]);
    return 0;
}
