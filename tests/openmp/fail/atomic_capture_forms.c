// heddle: check
// expect: violated race
// race: x
// The forms of capture: before, after, and exchange.
// The last one adds after its exchange.
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
        x += 1; // HERE: race
    }
    return sum > 6;
}
