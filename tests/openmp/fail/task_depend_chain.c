// heddle: check
// expect: violated race
// race: x
// A writer, two readers, another writer.
// The second reader does not name x.
#include <assert.h>

static int x, a, b;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1; // HERE-ANY: race
#pragma omp task depend(in : x)
        a = x;
#pragma omp task
        b = x; // HERE: race
#pragma omp task depend(out : x)
        x = 2; // HERE-ANY: race
    }
    return 0;
}
