// heddle: check
// expect: verified
// The place of the announcement.
// After the write.
#include <assert.h>

static int a[5] = {1};

int main(void)
{
#pragma omp parallel for ordered(1)
    for (int i = 1; i < 5; i++) {
#pragma omp ordered depend(sink : i - 1)
        a[i] = a[i - 1] + 1;
#pragma omp ordered depend(source)
    }
    assert(a[4] == 5);
    return 0;
}
