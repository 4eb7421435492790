// heddle: check
// expect: violated race
// race: start
// Every thread counts on from a start value.
// All count in the original.
#include <assert.h>

static int result[2];

int omp_get_thread_num(void);

int main(void)
{
    int start = 7;
#pragma omp parallel num_threads(2)
    {
        start += omp_get_thread_num(); // HERE-ANY: race
        result[omp_get_thread_num()] = start;
    }
    return 0;
}
