// expect: violated race
// race: block
// Memory of an allocator is shared like any other (OpenMP 5.1, 3.13): two threads write it.
#include <omp.h>
#include <stddef.h>

int main(void)
{
    omp_allocator_handle_t own = omp_init_allocator(omp_default_mem_space, 0, NULL);
    int *shared = omp_alloc(sizeof *shared, own);
#pragma omp parallel num_threads(2)
    {
        *shared = omp_get_thread_num(); // HERE: race
    }
    omp_free(shared, own);
    omp_destroy_allocator(own);
    return 0;
}
