// heddle: check
// expect: violated race
// race: x
// Every thread of the team creates a task.
// They do not.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp task
        {
            x++; // HERE: race
        }
    }
    return 0;
}
