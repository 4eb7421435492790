// heddle: check
// expect: violated race
// race: sum
// How many tasks a taskloop makes.
// num_tasks(2): two tasks, nothing orders them.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskloop num_tasks(2)
    for (int i = 0; i < 4; i++) {
        sum += i; // HERE: race
    }
    return 0;
}
