// heddle: check
// expect: violated race
// race: sum
// The master gives the sum its first value, then all threads add to it.
// None: another thread may have done its share and combine its copy while the master still writes.
#include <assert.h>

static int sum = 7;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        sum = 0; // HERE-ANY: race
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 4; i++) {
            sum += i;
        }
    }
    return 0;
}
