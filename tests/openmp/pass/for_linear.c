// heddle: check
// expect: verified
// A second index that moves with the first.
// linear(j) gives each iteration its value (2.21.4.6).
#include <assert.h>

static int a[8];

int main(void)
{
    int j = 2;
#pragma omp parallel for linear(j : 1)
    for (int i = 0; i < 6; i++) {
        a[j] = i;
        j++;
    }
    assert(a[2] == 0 && a[7] == 5 && j == 8);
    return 0;
}
