// heddle: check
// expect: verified
// Rounds of writing and reading; two barriers in each round.
// One after the writes, one after the reads.
#include <omp.h>

static int a[2];

int main(void)
{
    int bad = 0;
#pragma omp parallel num_threads(2) reduction(+ : bad)
    {
        int me = omp_get_thread_num();
        for (int round = 0; round < 3; round++) {
            a[me] = round;
#pragma omp barrier
            bad += a[1 - me] < 0;
#pragma omp barrier
        }
    }
    return bad;
}
