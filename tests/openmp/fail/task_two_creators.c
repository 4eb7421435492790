// heddle: check
// expect: violated race
// race: x
// Two tasks, both with a dependence on x.
// Two threads create one each: they are children of different implicit tasks, and no dependence is between them (2.19.11).
#include <omp.h>

static int x;

static void create(void)
{
#pragma omp task depend(inout : x)
    x++; // HERE: race
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        {
            create();
        }
    }
    return 0;
}
