// heddle: check
// expect: violated race
// race: x
// A final task need not be included itself: only the tasks that it creates are.
// Without: the creator may go on while the final task runs.
#include <assert.h>

static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task final(1)
        x = 1; // HERE: race
        seen = x; // HERE: race
    }
    return seen == 2;
}
