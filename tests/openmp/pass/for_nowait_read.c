// heddle: check
// expect: verified
// A loop, then every thread reads what one iteration has written.
// The barrier at the end of the loop orders them.
#include <assert.h>

static int error;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp for
        for (int i = 0; i < 4; i++) {
            if (i == 3) {
                error = 1;
            }
        }
        seen += error;
    }
    assert(seen == 2);
    return seen == 3;
}
