// heddle: check
// expect: violated race
// race: a
// The place of the announcement.
// Before it: the next iteration may read while this one writes.
#include <assert.h>

static int a[5] = {1};

int main(void)
{
#pragma omp parallel for ordered(1)
    for (int i = 1; i < 5; i++) {
#pragma omp ordered depend(sink : i - 1)
#pragma omp ordered depend(source)
        a[i] = a[i - 1] + 1; // HERE: race
    }
    return 0;
}
