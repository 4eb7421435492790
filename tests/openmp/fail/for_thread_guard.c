// heddle: check
// expect: violated race
// race: x
// Iterations look at the number of the thread that runs them.
// Those on thread 0 and those on thread 1 write.
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        if (omp_get_thread_num() < 2) {
            x++; // HERE: race
        }
    }
    return 0;
}
