// heddle: check
// expect: verified
// The combined construct with parallel and master.
// Every iteration has its element; lastprivate for the last value.
#include <assert.h>

static int a;

int main(void)
{
#pragma omp parallel master taskloop num_threads(2) lastprivate(a)
    for (int i = 0; i < 4; i++) {
        a = i;
    }
    assert(a == 3);
    return 0;
}
