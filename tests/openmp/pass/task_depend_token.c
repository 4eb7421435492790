// heddle: check
// expect: verified
// Tasks are ordered by a token that none of them uses.
// Both name it.
#include <assert.h>

static int data;
static char token;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : token)
        data = 1;
#pragma omp task depend(in : token)
        data += 1;
    }
    assert(data == 2);
    return 0;
}
