// heddle: check
// expect: verified
// A sum over a loop.
// reduction: private copies, combined at the end (2.21.5).
#include <assert.h>

int main(void)
{
    int sum = 1;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 10; i++) {
        sum += i;
    }
    assert(sum == 46);
    return sum > 46;
}
