// heddle: check
// expect: violated race
// race: sum
// A sum over a taskloop.
// Without.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 4; i++) {
        sum += i; // HERE: race
    }
    return 0;
}
