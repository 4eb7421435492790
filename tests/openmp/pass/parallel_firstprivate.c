// heddle: check
// expect: verified
// Every thread counts on from a start value.
// firstprivate gives each a copy of the value (2.21.4.4); the copies are made before any thread changes its own.
#include <assert.h>

static int result[2];

int omp_get_thread_num(void);

int main(void)
{
    int start = 7;
#pragma omp parallel num_threads(2) firstprivate(start)
    {
        start += omp_get_thread_num();
        result[omp_get_thread_num()] = start;
    }
    assert(result[0] == 7 && result[1] == 8 && start == 7);
    return 0;
}
