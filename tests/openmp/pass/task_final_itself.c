// heddle: check
// expect: verified
// A final task need not be included itself: only the tasks that it creates are.
// With a taskwait.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task final(1)
        x = 1;
#pragma omp taskwait
        seen = x;
    }
    assert(seen == 1);
    return seen == 2;
}
