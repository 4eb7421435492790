// heddle: check
// expect: verified
// firstprivate copies a pointer, not what it points to.
// Each thread moves its own copy to an element of its own.
#include <omp.h>

static int cell[2];

int main(void)
{
    int *p = cell;
#pragma omp parallel num_threads(2) firstprivate(p)
    {
        p += omp_get_thread_num();
        *p = 1;
    }
    return 0;
}
