// heddle: check
// expect: verified
// One thread reads a value and hands it to all others.
// copyprivate copies it to the private variables of the others, before any leaves the construct (2.21.6.2).
#include <assert.h>
#include <omp.h>

static int out[2];

int main(void)
{
    int value = 0;
#pragma omp parallel num_threads(2) private(value)
    {
#pragma omp single copyprivate(value)
        value = 4;
        value += omp_get_thread_num();
        out[omp_get_thread_num()] = value;
    }
    assert(out[0] == 4 && out[1] == 5);
    return 0;
}
