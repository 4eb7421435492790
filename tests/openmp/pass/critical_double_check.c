// heddle: check
// expect: verified
// Something is to be made once.
// The test is inside the critical region.
#include <assert.h>

static int made, times;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        {
#pragma omp critical
            {
                if (!made) {
                    made = 1;
                    times++;
                }
            }
        }
    }
    assert(times == 1);
    return 0;
}
