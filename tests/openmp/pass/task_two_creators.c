// heddle: check
// expect: verified
// Two tasks, both with a dependence on x.
// One thread creates both: they are siblings.
#include <omp.h>

static int x;

static void create(void)
{
#pragma omp task depend(inout : x)
    x++;
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp single
        {
            create();
            create();
        }
    }
    return 0;
}
