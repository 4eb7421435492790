// heddle: check
// expect: verified
// The third thread of a team writes what the first reads. A num_threads clause wins over the default number of threads.
// A barrier lies between the two (2.19.2).
#include <assert.h>
#include <omp.h>

static int x;

int main(void)
{
    int seen = 5;
#pragma omp parallel num_threads(3) proc_bind(close)
    {
        if (omp_get_thread_num() == 2) {
            x = 5;
        }
#pragma omp barrier
        if (omp_get_thread_num() == 0) {
            seen = x;
        }
    }
    assert(seen == 5);
    return seen == 6;
}
