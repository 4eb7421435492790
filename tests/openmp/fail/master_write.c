// heddle: check
// expect: violated race
// race: x
// The master thread writes what all read.
// master has none at its end (2.8).
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp master
        x = 2; // HERE: race
        sum += x; // HERE: race
    }
    return sum == 5;
}
