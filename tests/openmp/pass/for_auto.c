// heddle: check
// expect: verified
// schedule(auto): any mapping of iterations to threads.
// No element is used by two iterations.
#include <assert.h>

static int a[5];

int main(void)
{
#pragma omp parallel for schedule(auto)
    for (int i = 0; i < 4; i++) {
        a[i] = i;
    }
    assert(a[0] + a[1] + a[2] + a[3] == 6);
    return 0;
}
