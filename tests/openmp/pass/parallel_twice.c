// heddle: check
// expect: verified
// Two parallel regions, one after the other, with different threads writing.
// All of the first region happens before the second: end of a region, then start of another (2.6).
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 1) {
            x = 1;
        }
    }
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            x = 2;
        }
    }
    return x != 2 && x != 1;
}
