// heddle: check
// expect: violated race
// race: x
// The third thread of a team writes what the first reads. A num_threads clause wins over the default number of threads.
// Nothing lies between the two.
#include <assert.h>
#include <omp.h>

static int x;

int main(void)
{
    int seen = 5;
#pragma omp parallel num_threads(3) proc_bind(close)
    {
        if (omp_get_thread_num() == 2) {
            x = 5; // HERE: race
        }
        if (omp_get_thread_num() == 0) {
            seen = x; // HERE: race
        }
    }
    return seen == 6;
}
