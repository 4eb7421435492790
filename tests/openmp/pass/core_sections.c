// heddle: check --race auto
// expect: verified
// Each section has variables of its own.
#include <assert.h>

int main(void)
{
    int a = 0, b = 0, last = 0;
#pragma omp parallel sections lastprivate(last)
    {
#pragma omp section
        {
            a = 1;
            last = 1;
        }
#pragma omp section
        {
            b = 2;
            last = 2;
        }
    }
    assert(a == 1 && b == 2 && last == 2);
    return 0;
}
