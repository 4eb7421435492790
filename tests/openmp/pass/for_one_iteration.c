// heddle: check
// expect: verified
// A loop with hardly any iterations.
// One iteration is executed by one thread.
#include <assert.h>

static int x;

int main(void)
{
    int n = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        x++;
    }
    assert(x == 1);
    return 0;
}
