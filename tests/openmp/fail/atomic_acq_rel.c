// heddle: check
// expect: violated race
// race: data
// The last of the threads to arrive uses what all have written.
// They are relaxed.
#include <assert.h>
#include <omp.h>

static int data[2], arrived;

int main(void)
{
    int sum = 3;
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num(), mine;
        data[me] = me + 1; // HERE: race
#pragma omp atomic capture
        mine = ++arrived;
        if (mine == 2) {
            sum = data[0] + data[1]; // HERE: race
        }
    }
    return sum == 4;
}
