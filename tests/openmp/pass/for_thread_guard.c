// heddle: check
// expect: verified
// Iterations look at the number of the thread that runs them.
// Only those on thread 0 write, one after the other, however they are distributed.
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        if (omp_get_thread_num() == 0) {
            x++;
        }
    }
    return 0;
}
