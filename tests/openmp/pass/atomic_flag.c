// heddle: check
// expect: verified
// A thread waits for a flag and reads the data.
// The flag is written and read with seq_cst, which implies release and acquire (2.19.7).
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
#pragma omp atomic write seq_cst
            flag = 1;
        } else {
            int now = 0;
            while (!now) {
#pragma omp atomic read seq_cst
                now = flag;
            }
            seen = data;
        }
    }
    assert(seen == 8);
    return seen == 9;
}
