// heddle: check
// expect: violated deadlock
// A function that takes a lock is called with the lock held.
// A simple lock: its owner waits for itself.
#include <assert.h>
#include <omp.h>

static int x;
static omp_lock_t lock;

static void add(int n)
{
    omp_set_lock(&lock);
    x += n;
    omp_unset_lock(&lock);
}

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        omp_set_lock(&lock); // HERE-ANY: deadlock
        add(1);
        add(2);
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
    return 0;
}
