// heddle: check
// expect: violated race
// race: block | *block
// Iterations allocate and free; the allocator gives the same addresses again.
// They also use a block that all share.
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
            *block += *mine; // HERE: race
            free(mine);
        }
    }
    free(block);
    return 0;
}
