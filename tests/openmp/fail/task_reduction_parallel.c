// heddle: check
// expect: violated race
// race: sum
// A reduction over a parallel region in which tasks take part.
// The tasks add to the copy of the thread that created them, which goes on adding.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp task shared(sum)
        sum += 1; // HERE: race
        sum += 2; // HERE: race
#pragma omp taskwait
    }
    return 0;
}
