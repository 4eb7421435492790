// heddle: check
// expect: violated deadlock
// A nestable lock must be released as often as it was taken.
// Taken twice, released once: the other thread waits for ever.
#include <assert.h>
#include <omp.h>

static int x;
static omp_nest_lock_t lock;

int main(void)
{
    omp_init_nest_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        omp_set_nest_lock(&lock);
        omp_set_nest_lock(&lock);
        x++;
        omp_unset_nest_lock(&lock);
    }
    omp_destroy_nest_lock(&lock);
    return 0;
}
