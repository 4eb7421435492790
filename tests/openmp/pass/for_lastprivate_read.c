// heddle: check
// expect: verified
// The original variable of a lastprivate clause is read in the same region. (Not with nowait: there Clang 19 makes a barrier of its own.)
// After the barrier at the end of the loop.
#include <assert.h>

static int last, *original = &last;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp for lastprivate(last)
        for (int i = 0; i < 4; i++) {
            last = i;
        }
        seen += *original;
    }
    assert(seen == 6);
    return seen > 12;
}
