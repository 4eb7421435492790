// heddle: check
// expect: violated race
// race: x
// A taskwait with dependences waits for some of the children only (2.19.5).
// For the other one.
#include <assert.h>

static int x, y;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1; // HERE: race
#pragma omp task depend(out : y)
        y = 1;
#pragma omp taskwait depend(in : y)
        seen = x; // HERE: race
    }
    return seen == 2;
}
