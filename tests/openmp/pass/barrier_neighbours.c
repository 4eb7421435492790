// heddle: check
// expect: verified
// Each thread writes its element and reads its neighbour's.
// A barrier between.
#include <assert.h>
#include <omp.h>

static int a[3];

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(3) reduction(+ : sum)
    {
        int me = omp_get_thread_num();
        a[me] = me;
#pragma omp barrier
        sum += a[(me + 1) % 3];
    }
    assert(sum == 3);
    return sum == 4;
}
