// heddle: check
// expect: violated race
// race: a
// schedule(auto): any mapping of iterations to threads.
// Each iteration reads the element that the next one writes.
#include <assert.h>

static int a[5];

int main(void)
{
#pragma omp parallel for schedule(auto)
    for (int i = 0; i < 4; i++) {
        a[i] = a[i + 1]; // HERE: race
    }
    return 0;
}
