// heddle: check
// expect: violated race
// race: x
// One thread prepares a value for all.
// nowait: the others read while it is written.
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp single nowait
        x = 3; // HERE: race
        sum += x; // HERE: race
    }
    return sum == 7;
}
