// heddle: check
// expect: inconclusive omp_alloc
// Memory from an allocator of OpenMP's own (3.13).
#include <omp.h>

int main(void)
{
    int *p = omp_alloc(sizeof *p, omp_default_mem_alloc);
    if (p) {
        *p = 1;
        omp_free(p, omp_default_mem_alloc);
    }
    return 0;
}
