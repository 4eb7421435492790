// heddle: check
// expect: violated race
// race: last
// The original variable of a lastprivate clause is read in the same region. (Not with nowait: there Clang 19 makes a barrier of its own.)
// By iterations: another thread may have run the last one, and assign the original (2.21.4.5).
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
            seen += *original; // HERE-ANY: race
        }
    }
    return seen > 12;
}
