// heddle: check
// expect: violated race
// race: count
// A counter of each thread, added up at the end.
// The counter is an ordinary variable.
#include <assert.h>

static int count;


static void step(void)
{
    count++; // HERE: race
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        step();
    }
    return 0;
}
