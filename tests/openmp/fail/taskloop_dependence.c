// heddle: check
// expect: violated race
// race: a
// The iterations of a taskloop are spread over tasks.
// Each reads what the next writes.
#include <assert.h>

static int a[5];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 4; i++) {
        a[i] = a[i + 1] + 1; // HERE: race
    }
    return 0;
}
