// heddle: check
// expect: verified
// A flag between two threads.
// The flag is atomic, the flushes order the data.
#include <omp.h>

static int flag;

int main(void)
{
    int now = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp flush
#pragma omp atomic write
            flag = 1;
#pragma omp flush
        } else {
#pragma omp flush
#pragma omp atomic read
            now = flag;
#pragma omp flush
        }
    }
    return now > 1;
}
