// heddle: check
// expect: verified
// A flag with flushes around it.
// A flush without a list releases and acquires; together with the atomic flag the two synchronise (1.4.5).
#include <assert.h>
#include <omp.h>

static int data, flag;

int main(void)
{
    int seen = 8;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 8;
#pragma omp flush
#pragma omp atomic write
            flag = 1;
        } else {
            int now = 0;
            while (!now) {
#pragma omp atomic read
                now = flag;
            }
#pragma omp flush
            seen = data;
        }
    }
    assert(seen == 8);
    return seen == 9;
}
