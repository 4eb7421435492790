// heddle: check
// expect: violated race
// race: a
// Rounds of writing and reading; two barriers in each round.
// The one after the reads is missing: the next round's write meets this round's read.
#include <omp.h>

static int a[2];

int main(void)
{
    int bad = 0;
#pragma omp parallel num_threads(2) reduction(+ : bad)
    {
        int me = omp_get_thread_num();
        for (int round = 0; round < 3; round++) {
            a[me] = round; // HERE: race
#pragma omp barrier
            bad += a[1 - me] < 0; // HERE: race
        }
    }
    return bad;
}
