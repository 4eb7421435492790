// heddle: check
// expect: violated race
// race: last
// The original variable of a lastprivate clause is read in the same region.
// With nowait the assignment by the thread of the last iteration is not ordered before the read (2.21.4.5).
#include <assert.h>

static int last;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp for lastprivate(last) nowait
        for (int i = 0; i < 4; i++) {
            last = i;
        }
        seen += last; // HERE-ANY: race
    }
    return seen == 7;
}
