// heddle: check
// expect: verified
// A task inside of a final task.
// Tasks created in a final task are included: executed at once by the same thread (2.12.1).
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task final(1) shared(seen)
        {
#pragma omp task
            x = 1;
            seen = x;
        }
    }
    assert(seen == 1);
    return seen == 2;
}
