// heddle: check
// expect: verified
// omp_test_lock does not wait.
// x is used only when the lock was taken.
#include <omp.h>

static int x;
static omp_lock_t lock;

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        if (omp_test_lock(&lock)) {
            x++;
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
