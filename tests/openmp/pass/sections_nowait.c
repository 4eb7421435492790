// heddle: check
// expect: verified
// All threads read what a section has written.
// After the barrier at the end of the construct.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp sections
        {
#pragma omp section
            x = 1;
#pragma omp section
            seen = 0;
        }
        seen += x;
    }
    assert(seen == 2);
    return seen == 3;
}
