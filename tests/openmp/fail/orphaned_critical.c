// heddle: check
// expect: violated race
// race: balance
// Two functions guard the same variable.
// One of them is guarded by a lock, which knows nothing of critical regions.
#include <assert.h>
#include <omp.h>

static int balance;
static omp_lock_t lock;

static void add(void)
{
#pragma omp critical
    balance += 2; // HERE: race
}

static void take(void)
{
    omp_set_lock(&lock);
    balance -= 1; // HERE: race
    omp_unset_lock(&lock);
}

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            add();
        } else {
            take();
        }
    }
    omp_destroy_lock(&lock);
    return 0;
}
