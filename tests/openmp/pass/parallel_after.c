// heddle: check
// expect: verified
// The thread that met the construct goes on after it.
// There is an implied barrier at the end of a parallel region (2.6): it reads x after both threads have written.
#include <assert.h>
#include <omp.h>

static int x[2];

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2)
    {
        x[omp_get_thread_num()] = 1;
    }
    sum = x[0] + x[1];
    assert(sum == 2);
    return sum == 3;
}
