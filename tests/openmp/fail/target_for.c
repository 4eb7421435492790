// heddle: check
// expect: violated race
// race: a
// A parallel loop in a target region, executed on the host.
// Each reads what the next writes.
#include <assert.h>

static int a[9];

int main(void)
{
#pragma omp target map(tofrom : a)
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 8; i++) {
        a[i] = a[i + 1] + 1; // HERE: race
    }
    return 0;
}
