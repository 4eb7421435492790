// heddle: check
// expect: violated race
// race: x
// Two accesses that a lock happens to order in some schedules.
// Where thread 0 has the lock first, its x = 1 comes before the release that thread 1 acquires; the other way round nothing orders them.
#include <omp.h>

static int x, y;
static omp_lock_t lock;

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            x = 1; // HERE: race
            omp_set_lock(&lock);
            y = 1;
            omp_unset_lock(&lock);
        } else {
            omp_set_lock(&lock);
            y = 2;
            omp_unset_lock(&lock);
            x = 2; // HERE: race
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
