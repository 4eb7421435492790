// heddle: check
// expect: violated race
// race: a
// Each thread writes its element and reads its neighbour's.
// None.
#include <assert.h>
#include <omp.h>

static int a[3];

int main(void)
{
    int sum = 0;
#pragma omp parallel num_threads(3) reduction(+ : sum)
    {
        int me = omp_get_thread_num();
        a[me] = me; // HERE: race
        sum += a[(me + 1) % 3]; // HERE: race
    }
    return sum == 4;
}
