// heddle: check
// expect: verified
// A worksharing construct in a function called from the region binds to the caller's team.
// The function's loop ends with a barrier.
#include <assert.h>
#include <omp.h>

static int a[4];

static void fill(void)
{
#pragma omp for
    for (int i = 0; i < 4; i++) {
        a[i] = i;
    }
}

int main(void)
{
    int sum = 6;
#pragma omp parallel num_threads(2)
    {
        fill();
#pragma omp master
        sum = a[0] + a[1] + a[2] + a[3];
    }
    assert(sum == 6);
    return sum == 7;
}
