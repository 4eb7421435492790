// heddle: check
// expect: violated race
// race: a
// A recurrence over one loop, with cross-iteration dependences.
// It waits for the one before that, which says nothing about its predecessor's element.
#include <assert.h>

static int a[6] = {1};

int main(void)
{
#pragma omp parallel for ordered(1) schedule(static, 1)
    for (int i = 1; i < 6; i++) {
#pragma omp ordered depend(sink : i - 2)
        a[i] = a[i - 1] + 1; // HERE: race
#pragma omp ordered depend(source)
    }
    return 0;
}
