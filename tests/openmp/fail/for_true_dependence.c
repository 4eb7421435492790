// heddle: check
// expect: violated race
// race: a
// A running sum.
// Iteration i reads what i-1 wrote.
#include <assert.h>

static int a[20];

int main(void)
{
    a[0] = 1;
#pragma omp parallel for
    for (int i = 1; i < 20; i++) {
        a[i] = a[i - 1] + 1; // HERE: race
    }
    return 0;
}
