// heddle: check
// expect: verified
// Two threads store.
// Both by atomic write.
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp atomic write
            x = 1;
        } else {
#pragma omp atomic write
            x = 2;
        }
    }
    return 0;
}
