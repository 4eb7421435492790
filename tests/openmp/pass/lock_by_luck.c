// heddle: check
// expect: verified
// Two accesses that a lock happens to order in some schedules.
// The second access is under the lock, too.
#include <omp.h>

static int x, y;
static omp_lock_t lock;

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            omp_set_lock(&lock);
            x = 1;
            y = 1;
            omp_unset_lock(&lock);
        } else {
            omp_set_lock(&lock);
            y = 2;
            x = 2;
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
