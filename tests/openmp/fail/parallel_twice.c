// heddle: check
// expect: violated race
// race: x
// Two parallel regions, one after the other, with different threads writing.
// In one region the same two accesses are concurrent.
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 1) {
            x = 1; // HERE: race
        }
        if (omp_get_thread_num() == 0) {
            x = 2; // HERE: race
        }
    }
    return x != 2 && x != 1;
}
