// heddle: check
// expect: violated race
// race: a
// The creator reads the results of a taskloop.
// nogroup takes that away.
#include <assert.h>

static int a[2];

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskloop nogroup
        for (int i = 0; i < 2; i++) {
            a[i] = i + 1; // HERE: race
        }
        sum = a[0] + a[1]; // HERE: race
    }
    return sum > 3;
}
