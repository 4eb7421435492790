// heddle: check
// expect: violated race
// race: flags
// Neighbouring bytes.
// The same byte.
#include <omp.h>

static char flags[8];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        flags[3 + omp_get_thread_num() / 2] = 1; // HERE: race
    }
    return 0;
}
