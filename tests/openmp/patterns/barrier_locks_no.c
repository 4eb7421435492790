// heddle: check
// expect: verified
// A barrier for two threads made of two locks, one held by each: let go of your own, then take the other's.
// Each lets go of its own first, or only after it has got the other's: thread 1 passes when thread 0 has arrived.
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
            x = 1;
            omp_unset_lock(&lock[0]);
            omp_set_lock(&lock[1]);
        } else {
            omp_set_lock(&lock[0]);
            omp_unset_lock(&lock[1]);
            x = 2;
        }
#pragma omp barrier
        omp_unset_lock(&lock[1 - me]);
    }
    omp_destroy_lock(&lock[0]);
    omp_destroy_lock(&lock[1]);
    return 0;
}
