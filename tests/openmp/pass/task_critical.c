// heddle: check
// expect: verified
// Tasks that use a lock or a critical region.
// The same for both.
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
            x++;
            omp_unset_lock(&lock);
        }
#pragma omp task
        {
            omp_set_lock(&lock);
            x++;
            omp_unset_lock(&lock);
        }
    }
    omp_destroy_lock(&lock);
    assert(x == 2);
    return 0;
}
