// heddle: check
// expect: verified
// One thread writes before it takes part in a reduction, the other reads after its own part.
// The barrier at the end of the loop orders the two.
#include <assert.h>

static int sum, message;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp master
        message = 1;
#pragma omp for reduction(+ : sum) schedule(static)
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
        seen += message;
    }
    assert(seen == 2 && sum == 1);
    return 0;
}
