// heddle: check
// expect: verified
// The last of the threads to arrive uses what all have written.
// The counter's updates acquire and release: the last one's reads from the others'.
#include <assert.h>
#include <omp.h>

static int data[2], arrived;

int main(void)
{
    int sum = 3;
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num(), mine;
        data[me] = me + 1;
#pragma omp atomic capture acq_rel
        mine = ++arrived;
        if (mine == 2) {
            sum = data[0] + data[1];
        }
    }
    assert(sum == 3);
    return sum == 4;
}
