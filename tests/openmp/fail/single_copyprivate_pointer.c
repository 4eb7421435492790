// heddle: check
// expect: violated race
// race: block
// The pointer to a block is handed to all.
// All use the same part: copyprivate copies the pointer, not the block.
#include <omp.h>

static int block[2];

int main(void)
{
    int *p = 0;
#pragma omp parallel num_threads(2) firstprivate(p)
    {
#pragma omp single copyprivate(p)
        p = block;
        p[0] = omp_get_thread_num(); // HERE: race
    }
    return 0;
}
