// heddle: check
// expect: verified
// Two functions guard the same variable.
// All critical regions without a name are one (2.19.1).
#include <assert.h>
#include <omp.h>

static int balance;

static void add(void)
{
#pragma omp critical
    balance += 2;
}

static void take(void)
{
#pragma omp critical
    balance -= 1;
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            add();
        } else {
            take();
        }
    }
    assert(balance == 1);
    return 0;
}
