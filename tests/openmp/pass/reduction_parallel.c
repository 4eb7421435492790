// heddle: check
// expect: verified
// A reduction of a parallel construct; the original is also reached through a pointer.
// Through the pointer it is read after the region.
#include <assert.h>

static int sum, *original = &sum;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) reduction(max : seen)
    {
        sum += 1;
    }
    seen = *original;
    assert(seen == 2);
    return seen > 2;
}
