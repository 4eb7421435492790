// heddle: check
// expect: violated race
// race: count
// One thread counts rounds, the others look at the count.
// Without the second, a thread may look while another counts the next round.
#include <assert.h>

static int count;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        for (int i = 0; i < 3; i++) {
#pragma omp single
            count++; // HERE: race
            if (count < 0) { // HERE: race
                break;
            }
        }
    }
    return 0;
}
