// heddle: check --threads 2
// expect: verified
// Iteration i reads what iteration i+2 writes.
// static,1 with two threads gives both to the same thread, which runs them in order.
#include <assert.h>

static int a[6] = {0, 1, 2, 3, 4, 5};

int main(void)
{
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        a[i] = a[i + 2];
    }
    assert(a[0] == 2 && a[3] == 5);
    return 0;
}
