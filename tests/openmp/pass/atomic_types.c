// heddle: check
// expect: verified
// Atomic updates of other types: a double, a long, a byte; by other operators.
// All are atomic.
#include <assert.h>

static double d = 1;
static long l = 3;
static unsigned char c = 7;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp atomic
        d *= 2;
#pragma omp atomic
        l = l - 10;
#pragma omp atomic
        c &= 5;
    }
    assert(d == 4 && l == -17 && c == 5);
    return 0;
}
