// heddle: check
// expect: violated race
// race: x
// The if clause of a parallel construct decides between a team and one thread.
// It is true: a team of two increments x.
#include <assert.h>

static int x;

int main(void)
{
    int many = 1;
#pragma omp parallel if (many) num_threads(2)
    {
        x++; // HERE: race
    }
    return 0;
}
