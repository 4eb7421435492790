// heddle: check
// expect: violated deadlock
// Two named critical regions, one inside the other.
// In both orders: each thread has one and waits for the other.
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
#pragma omp critical(second)
            {
#pragma omp critical(first)
                x++;
            }
        }
    }
    return 0;
}
