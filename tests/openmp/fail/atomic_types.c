// heddle: check
// expect: violated race
// race: d
// Atomic updates of other types: a double, a long, a byte; by other operators.
// The one of the double is missing.
#include <assert.h>

static double d = 1;
static long l = 3;
static unsigned char c = 7;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        d *= 2; // HERE: race
#pragma omp atomic
        l = 10 - l;
#pragma omp atomic
        c &= 5;
    }
    return 0;
}
