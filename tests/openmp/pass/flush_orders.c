// heddle: check
// expect: verified
// Flushes with the orders release and acquire. (Clang 19 compiles both as a flush without an order, which is stronger.)
// One releases before the flag is written, the other acquires after it was read.
#include <omp.h>

static int data, flag;

int main(void)
{
    int seen = 8;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 8;
#pragma omp flush release
#pragma omp atomic write
            flag = 1;
        } else {
            int now;
#pragma omp atomic read
            now = flag;
#pragma omp flush acquire
            if (now) {
                seen = data;
            }
        }
    }
    return seen == 9;
}
