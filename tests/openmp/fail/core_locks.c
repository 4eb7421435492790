// heddle: check
// expect: violated race
// race: b
// The second write of b comes after the lock was given back.
#include <omp.h>

int main(void)
{
    omp_lock_t lock;
    int b = 0;
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        omp_set_lock(&lock);
        b++; // HERE-ANY: race
        omp_unset_lock(&lock);
        b++; // HERE-ANY: race
    }
    omp_destroy_lock(&lock);
    return b == 0;
}
