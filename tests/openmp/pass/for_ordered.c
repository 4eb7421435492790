// heddle: check
// expect: verified
// Iterations add to a sum.
// In the ordered region: one at a time, in the order of the loop (2.19.9).
#include <assert.h>

static int sum, turn;

int main(void)
{
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 4; i++) {
#pragma omp ordered
        {
            sum += i;
            assert(turn == i);
            turn++;
        }
    }
    assert(sum == 6);
    return 0;
}
