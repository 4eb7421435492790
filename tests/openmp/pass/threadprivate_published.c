// heddle: check
// expect: verified
// A thread publishes the address of its copy of a threadprivate variable, and after a barrier another writes through it.
// The owner keeps off its copy until the other is done.
#include <omp.h>

static int mine;
#pragma omp threadprivate(mine)

static int *published;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            published = &mine;
        }
#pragma omp barrier
        if (omp_get_thread_num() == 1) {
            *published = 1;
        }
#pragma omp barrier
        if (omp_get_thread_num() == 0) {
            mine = 2;
        }
    }
    return 0;
}
