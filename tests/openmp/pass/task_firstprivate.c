// heddle: check
// expect: verified
// Tasks created in a loop use its index.
// A local variable of the creating task is firstprivate in the new one (2.21.1.1).
#include <assert.h>

static int a[3];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        int i;
        for (i = 0; i < 3; i++) {
#pragma omp task
            {
                a[i] = i;
            }
        }
#pragma omp taskwait
    }
    assert(a[1] == 1 && a[2] == 2);
    return 0;
}
