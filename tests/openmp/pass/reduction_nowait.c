// heddle: check
// expect: verified
// The result of a reduction is read in the same region.
// After the barrier at the end of the loop.
#include <assert.h>

static int sum;

int main(void)
{
    int bad = 0;
#pragma omp parallel num_threads(2) reduction(+ : bad)
    {
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 4; i++) {
            sum += i;
        }
        bad += sum > 6;
    }
    assert(bad == 0 && sum == 6);
    return bad;
}
