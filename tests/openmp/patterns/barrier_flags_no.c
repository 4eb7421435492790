// heddle: check
// expect: verified
// A barrier for two threads: each raises its flag and waits for the other's, in critical sections; then takes the other's down again.
// Each waits: what was written before the barrier is ordered before what comes after it.
#include <omp.h>

static int x, here[2];

static void meet(int me)
{
    int other = 0;
#pragma omp critical
    here[me] = 1;
    while (!other) {
#pragma omp critical
        {
            other = here[1 - me];
            if (other) {
                here[1 - me] = 0;
            }
        }
    }
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num();
        if (me == 0) {
            x = 1;
        }
        meet(me);
        if (me == 1) {
            x = 2;
        }
    }
    return 0;
}
