// heddle: check
// expect: violated race
// race: a
// The loop construct: iterations may run at the same time, in any order (5.1, 2.11.7).
// Two of them write the same element.
#include <assert.h>

static int a[6];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp loop bind(parallel)
        for (int i = 0; i < 6; i++) {
            a[i % 5] = i; // HERE: race
        }
    }
    return 0;
}
