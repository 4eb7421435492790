// heddle: check
// expect: violated race
// race: sum
// Iterations add to a sum.
// Before the ordered region.
#include <assert.h>

static int sum, turn;

int main(void)
{
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 4; i++) {
        sum += i; // HERE: race
#pragma omp ordered
        {
            turn++;
        }
    }
    return 0;
}
