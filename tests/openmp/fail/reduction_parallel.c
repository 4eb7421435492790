// heddle: check
// expect: violated race
// race: sum
// A reduction of a parallel construct; the original is also reached through a pointer.
// Through the pointer it is read in the region, while another thread may have ended its part and combine.
#include <assert.h>

static int sum, *original = &sum;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) reduction(max : seen)
    {
        sum += 1;
        seen = *original; // HERE-ANY: race
    }
    return seen > 2;
}
