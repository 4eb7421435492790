// heddle: check --threads 2
// expect: verified
// Six collapsed iterations in chunks.
// Chunks of three: a row is a chunk.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for collapse(2) schedule(static, 3)
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 3; j++) {
            cell[i] += j;
        }
    }
    assert(cell[0] == 3 && cell[1] == 3);
    return 0;
}
