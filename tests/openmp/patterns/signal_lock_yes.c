// heddle: check
// expect: violated race
// race: x
// Signal from one thread to another by a lock. The sender holds the lock from the start; the receiver gets it when the sender lets go.
// The sender writes once more after it has let go.
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
            x = 1; // HERE-ANY: race
            omp_unset_lock(&lock);
            x = 2; // HERE-ANY: race
        } else {
            omp_set_lock(&lock);
            x = 3; // HERE-ANY: race
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
