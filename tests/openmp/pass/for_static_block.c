// heddle: check --threads 2
// expect: verified
// The same with one chunk for each thread, and without a schedule clause.
// static without a size: chunks of about the same size, at most one for each thread (2.11.4): 0,1 and 2,3.
#include <assert.h>

static int cell[2];

int main(void)
{
#pragma omp parallel for schedule(static)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++;
    }
    assert(cell[0] == 2 && cell[1] == 2);
    return 0;
}
