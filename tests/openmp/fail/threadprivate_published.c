// heddle: check
// expect: violated race
// race: mine
// A thread publishes the address of its copy of a threadprivate variable, and after a barrier another writes through it.
// The owner uses its copy at the same time. A threadprivate variable can race like any other once its address is known.
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
            *published = 1; // HERE: race
        }
        if (omp_get_thread_num() == 0) {
            mine = 2; // HERE: race
        }
    }
    return 0;
}
