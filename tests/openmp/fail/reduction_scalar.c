// heddle: check
// expect: violated race
// race: sum
// A sum over a loop.
// The clause is missing.
#include <assert.h>

int main(void)
{
    int sum = 1;
#pragma omp parallel for
    for (int i = 0; i < 10; i++) {
        sum += i; // HERE: race
    }
    return sum > 46;
}
