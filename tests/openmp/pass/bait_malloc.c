// heddle: check
// expect: verified
// Iterations allocate and free; the allocator gives the same addresses again.
// Each uses its own block: allocation and release order the uses of an address.
#include <stdlib.h>

int main(void)
{
    int *block = malloc(sizeof *block);
    if (!block) {
        return 1;
    }
    *block = 0;
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        int *mine = malloc(sizeof *mine);
        if (mine) {
            *mine = i;
            free(mine);
        }
    }
    free(block);
    return 0;
}
