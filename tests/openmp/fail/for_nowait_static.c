// heddle: check
// expect: violated race
// race: a
// Two loops with the same iterations, the second reads what the first wrote at the same index; no barrier between.
// The first is dynamic: iteration i of the two loops may be on different threads.
#include <assert.h>

static int a[4], b[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for schedule(dynamic) nowait
        for (int i = 0; i < 4; i++) {
            a[i] = i; // HERE: race
        }
#pragma omp for schedule(static)
        for (int i = 0; i < 4; i++) {
            b[i] = a[i] + 1; // HERE: race
        }
    }
    return 0;
}
