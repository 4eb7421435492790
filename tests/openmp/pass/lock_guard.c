// heddle: check
// expect: verified
// A variable guarded by a lock.
// All take the same lock.
#include <assert.h>
#include <omp.h>

static int x;
static omp_lock_t lock[2];

int main(void)
{
    omp_init_lock(&lock[0]);
    omp_init_lock_with_hint(&lock[1], omp_sync_hint_contended);
#pragma omp parallel num_threads(2)
    {
        omp_lock_t *mine = &lock[0];
        omp_set_lock(mine);
        x++;
        omp_unset_lock(mine);
    }
    omp_destroy_lock(&lock[0]);
    omp_destroy_lock(&lock[1]);
    assert(x == 2);
    return 0;
}
