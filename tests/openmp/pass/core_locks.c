// heddle: check --race auto
// expect: verified
// A lock and a nest lock, each around a variable of its own.
#include <assert.h>
#include <omp.h>

int main(void)
{
    omp_lock_t lock;
    omp_nest_lock_t nest;
    int a = 0, b = 0;
    omp_init_lock(&lock);
    omp_init_nest_lock(&nest);
#pragma omp parallel num_threads(2)
    {
        omp_set_lock(&lock);
        a++;
        omp_unset_lock(&lock);
        omp_set_nest_lock(&nest);
        omp_set_nest_lock(&nest);
        b++;
        omp_unset_nest_lock(&nest);
        b++;
        omp_unset_nest_lock(&nest);
    }
    assert(a == 2 && b == 4);
    omp_destroy_lock(&lock);
    omp_destroy_nest_lock(&nest);
    return 0;
}
