// heddle: check --race auto
// expect: verified
// Two loops of the same length with the same schedule(static) give the same iterations to the same thread (OpenMP 5.1,
// 2.11.4): no barrier is needed between them.
#include <assert.h>

int main(void)
{
    int a[6], b[6];
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < 6; i++) a[i] = i;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < 6; i++) b[i] = a[i] + 1;
    }
    assert(b[5] == 6);
    return 0;
}
