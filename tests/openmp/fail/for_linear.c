// heddle: check
// expect: violated race
// race: j | a
// A second index that moves with the first.
// j is shared and incremented by all.
#include <assert.h>

static int a[8];

int main(void)
{
    int j = 2;
#pragma omp parallel for
    for (int i = 0; i < 6; i++) {
        a[j] = i; // HERE-ANY: race
        j++; // HERE-ANY: race
    }
    return 0;
}
