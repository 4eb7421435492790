// heddle: check
// expect: verified
// A loop without iterations still has its barrier.
// It separates the write from the read.
#include <omp.h>

static int x;

int main(void)
{
    int n = 0, seen = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 1) {
            x = 1;
        }
#pragma omp for
        for (int i = 0; i < n; i++) {
            x = 2;
        }
        if (omp_get_thread_num() == 0) {
            seen = x;
        }
    }
    return seen == 2;
}
