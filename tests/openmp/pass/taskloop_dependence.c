// heddle: check
// expect: verified
// The iterations of a taskloop are spread over tasks.
// They are independent.
#include <assert.h>

static int a[5];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 4; i++) {
        a[i] = i;
    }
    assert(a[3] == 3);
    return 0;
}
