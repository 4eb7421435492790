// heddle: check
// expect: violated race
// race: a
// The combined construct with parallel and master.
// All iterations assign one variable.
#include <assert.h>

static int a;

int main(void)
{
#pragma omp parallel master taskloop num_threads(2)
    for (int i = 0; i < 4; i++) {
        a = i; // HERE: race
    }
    return 0;
}
