// heddle: check --threads 2
// expect: violated race
// race: cell
// Six collapsed iterations in chunks.
// Chunks of two cross the end of a row.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for collapse(2) schedule(static, 2)
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 3; j++) {
            cell[i] += j; // HERE: race
        }
    }
    return 0;
}
