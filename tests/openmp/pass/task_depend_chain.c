// heddle: check
// expect: verified
// A writer, two readers, another writer.
// out, in, in, out: the readers are not ordered between themselves and need not be.
#include <assert.h>

static int x, a, b;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1;
#pragma omp task depend(in : x)
        a = x;
#pragma omp task depend(in : x)
        b = x;
#pragma omp task depend(out : x)
        x = 2;
    }
    assert(a == 1 && b == 1 && x == 2);
    return 0;
}
