// expect: verified
// Memory of allocators, predefined and the program's own (OpenMP 5.1, 3.13); a variable in such memory (2.13.3).
#include <assert.h>
#include <omp.h>

int main(void)
{
    omp_alloctrait_t traits[] = {{omp_atk_alignment, 64}, {omp_atk_fallback, omp_atv_null_fb}};
    omp_allocator_handle_t own = omp_init_allocator(omp_default_mem_space, 2, traits);
    int *shared = omp_alloc(sizeof *shared, own), sum = 0;
    *shared = 2;
#pragma omp parallel num_threads(2)
    {
        int *mine = omp_calloc(2, sizeof *mine, omp_default_mem_alloc);
        mine[1] = *shared;
#pragma omp atomic
        sum += mine[0] + mine[1];
        omp_free(mine, omp_default_mem_alloc);
        int copy;
#pragma omp allocate(copy) allocator(omp_low_lat_mem_alloc)
        copy = 1;
#pragma omp atomic
        sum += copy;
    }
    assert(sum == 6 || sum == 3);
    omp_free(shared, own);
    omp_destroy_allocator(own);
    return 0;
}
