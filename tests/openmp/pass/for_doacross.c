// heddle: check
// expect: verified
// A recurrence over one loop, with cross-iteration dependences.
// Each iteration waits for the previous one (sink) and announces its own end (source) (2.19.9).
#include <assert.h>

static int a[6] = {1};

int main(void)
{
#pragma omp parallel for ordered(1) schedule(static, 1)
    for (int i = 1; i < 6; i++) {
#pragma omp ordered depend(sink : i - 1)
        a[i] = a[i - 1] + 1;
#pragma omp ordered depend(source)
    }
    assert(a[5] == 6);
    return 0;
}
