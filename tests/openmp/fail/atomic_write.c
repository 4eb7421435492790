// heddle: check
// expect: violated race
// race: x
// Two threads store.
// One plainly.
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp atomic write
            x = 1; // HERE: race
        } else {
            x = 2; // HERE: race
        }
    }
    return 0;
}
