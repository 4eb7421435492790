// heddle: check
// expect: verified
// The same with release and acquire.
// The acquire reads from the release: they synchronise (1.4.5).
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
#pragma omp atomic write release
            flag = 1;
        } else {
            int now = 0;
            while (!now) {
#pragma omp atomic read acquire
                now = flag;
            }
            seen = data;
        }
    }
    assert(seen == 8);
    return seen == 9;
}
