// heddle: check
// expect: verified
// The value of the last iteration is wanted after the loop.
// lastprivate gives it to the original variable (2.21.4.5).
#include <assert.h>

int main(void)
{
    int last = 0;
#pragma omp parallel for lastprivate(last)
    for (int i = 0; i < 10; i++) {
        last = i;
    }
    assert(last == 9);
    return last > 9;
}
