// heddle: check
// expect: verified
// The forms of capture: before, after, and exchange.
// All accesses to x are atomic.
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
        int old;
#pragma omp atomic capture
        old = x++;
        sum += old >= 0;
#pragma omp atomic capture
        {
            x += 2;
            old = x;
        }
        sum += old > 2;
#pragma omp atomic capture
        {
            old = x;
            x = 5;
        }
        sum += old >= 3;
    }
    assert(sum == 6 && x == 5);
    return sum > 6;
}
