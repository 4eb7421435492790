// heddle: check
// expect: violated race
// race: a
// A histogram.
// It is not.
#include <assert.h>

static int a[3];

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 6; i++) {
        a[i % 3] += 1; // HERE: race
    }
    return 0;
}
