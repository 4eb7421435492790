// heddle: check
// expect: violated race
// race: i
// Tasks created in a loop use its index.
// shared(i): the tasks read it while the creator counts on.
#include <assert.h>

static int a[3];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        int i;
        for (i = 0; i < 3; i++) { // HERE-ANY: race
#pragma omp task shared(i)
            {
                int now = i; // HERE-ANY: race
                a[0] = now < 0 ? 0 : a[0];
            }
        }
#pragma omp taskwait
    }
    return 0;
}
