// heddle: check
// expect: violated race
// race: x
// A nestable lock as a guard.
// It is used after the last release as well.
#include <omp.h>

static int x;
static omp_nest_lock_t lock;

int main(void)
{
    omp_init_nest_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        omp_set_nest_lock(&lock);
        if (omp_test_nest_lock(&lock)) {
            x++;
            omp_unset_nest_lock(&lock);
        }
        omp_unset_nest_lock(&lock);
        x++; // HERE: race
    }
    omp_destroy_nest_lock(&lock);
    return 0;
}
