// heddle: check
// expect: verified
// Two named critical regions, one inside the other.
// In the same order everywhere.
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp critical(first)
            {
#pragma omp critical(second)
                x++;
            }
        } else {
#pragma omp critical(first)
            {
#pragma omp critical(second)
                x++;
            }
        }
    }
    return 0;
}
