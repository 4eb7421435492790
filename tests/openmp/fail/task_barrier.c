// heddle: check
// expect: violated race
// race: x
// Tasks and the barrier at the end of single.
// nowait: there is none before the read.
#include <assert.h>

static int x;

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp single nowait
        {
#pragma omp task
            x = 2; // HERE: race
        }
        sum += x; // HERE: race
    }
    return sum == 5;
}
