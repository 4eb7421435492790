// heddle: check
// expect: verified
// The pointer to a block is handed to all.
// Each uses its own part of the block.
#include <omp.h>

static int block[2];

int main(void)
{
    int *p = 0;
#pragma omp parallel num_threads(2) firstprivate(p)
    {
#pragma omp single copyprivate(p)
        p = block;
        p[omp_get_thread_num()] = 1;
    }
    return 0;
}
