// heddle: check
// expect: violated race
// race: x
// Tasks that use a lock or a critical region.
// One uses the lock, the other the critical region.
#include <assert.h>
#include <omp.h>

static int x;
static omp_lock_t lock;

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        {
            omp_set_lock(&lock);
            x++; // HERE: race
            omp_unset_lock(&lock);
        }
#pragma omp task
        {
#pragma omp critical
            x++; // HERE: race
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
