// heddle: check
// expect: verified
// The same with the schedule dynamic.
// Chunks of two iterations are handed out as a whole.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for schedule(dynamic, 2)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++;
    }
    assert(cell[0] == 2 && cell[1] == 2);
    return 0;
}
