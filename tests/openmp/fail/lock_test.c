// heddle: check
// expect: violated race
// race: x
// omp_test_lock does not wait.
// It is used also when the lock was not taken.
#include <omp.h>

static int x;
static omp_lock_t lock;

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        int taken = omp_test_lock(&lock);
        x++; // HERE: race
        if (taken) {
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
