// heddle: check
// expect: verified
// A value set by the initial thread, used and changed by all.
// base is threadprivate; copyin copies the value to every thread, and the copy happens before the region's body (2.21.6.1).
#include <assert.h>
#include <omp.h>

static int base;
#pragma omp threadprivate(base)

static int result[2];

int main(void)
{
    base = 10;
#pragma omp parallel num_threads(2) copyin(base)
    {
        base += omp_get_thread_num();
        result[omp_get_thread_num()] = base;
    }
    assert(result[0] == 10 && result[1] == 11);
    return 0;
}
