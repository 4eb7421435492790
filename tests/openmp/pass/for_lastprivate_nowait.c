// heddle: check
// expect: verified
// The original variable of a lastprivate clause is read in the same region.
// After the barrier at the end of the loop.
#include <assert.h>

static int last;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp for lastprivate(last)
        for (int i = 0; i < 4; i++) {
            last = i;
        }
        seen += last;
    }
    assert(seen == 6);
    return seen == 7;
}
