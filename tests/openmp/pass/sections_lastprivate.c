// heddle: check
// expect: verified
// The value of the lexically last section is wanted.
// lastprivate (2.21.4.5).
#include <assert.h>

int main(void)
{
    int x = 0;
#pragma omp parallel sections num_threads(2) lastprivate(x)
    {
#pragma omp section
        x = 1;
#pragma omp section
        x = 2;
    }
    assert(x == 2);
    return 0;
}
