// heddle: check --threads 2
// expect: verified
// Two neighbouring iterations share a cell. Four iterations, two threads, and a schedule that is written down.
// static,2 gives 0 and 1 to the first thread, 2 and 3 to the second (2.11.4): no cell is shared.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for schedule(static, 2)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++;
    }
    assert(cell[0] == 2 && cell[1] == 2);
    return 0;
}
