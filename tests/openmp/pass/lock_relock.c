// heddle: check
// expect: verified
// A function that takes a lock is called with the lock held.
// The lock is nestable (3.9): its owner may take it again.
#include <assert.h>
#include <omp.h>

static int x;
static omp_nest_lock_t lock;

static void add(int n)
{
    omp_set_nest_lock(&lock);
    x += n;
    omp_unset_nest_lock(&lock);
}

int main(void)
{
    omp_init_nest_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        omp_set_nest_lock(&lock);
        add(1);
        add(2);
        omp_unset_nest_lock(&lock);
    }
    omp_destroy_nest_lock(&lock);
    assert(x == 6);
    return 0;
}
