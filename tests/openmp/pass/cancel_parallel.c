// heddle: check
// expect: verified
// A region that one thread cancels under a condition.
// What it writes is read after the region.
#include <omp.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            x = 1;
#pragma omp cancel parallel
        } else {
#pragma omp cancellation point parallel
        }
    }
    seen = x;
    return seen > 1;
}
