// heddle: check
// expect: violated race
// race: sum
// An orphaned loop called outside of every parallel region, and inside of one.
// Inside, iterations are shared out and the sum is not protected.
#include <assert.h>

static int sum;

static void add(void)
{
#pragma omp for
    for (int i = 0; i < 4; i++) {
        sum += i; // HERE: race
    }
}

int main(void)
{
#pragma omp parallel num_threads(2)
    add();
    return 0;
}
