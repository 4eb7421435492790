// heddle: check
// expect: verified
// Signal from one thread to another by a lock. The sender holds the lock from the start; the receiver gets it when the sender lets go.
// The sender writes before it lets go, the receiver after it has got it.
#include <omp.h>

static int x;
static omp_lock_t lock;

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num();
        if (me == 0) {
            omp_set_lock(&lock);
        }
#pragma omp barrier
        if (me == 0) {
            x = 1;
            omp_unset_lock(&lock);
        } else {
            omp_set_lock(&lock);
            x = 3;
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
