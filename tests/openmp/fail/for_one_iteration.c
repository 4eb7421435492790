// heddle: check
// expect: violated race
// race: x
// A loop with hardly any iterations.
// Two may be executed by two.
#include <assert.h>

static int x;

int main(void)
{
    int n = 2;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        x++; // HERE: race
    }
    return 0;
}
