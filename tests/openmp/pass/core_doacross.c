// heddle: check --race auto
// expect: verified
// Each iteration waits for the one before it.
#include <assert.h>

int main(void)
{
    int a[6] = {1};
#pragma omp parallel for ordered(1)
    for (int i = 1; i < 6; i++) {
#pragma omp ordered depend(sink : i - 1)
        a[i] = a[i - 1] + 1;
#pragma omp ordered depend(source)
    }
    assert(a[5] == 6);
    return 0;
}
