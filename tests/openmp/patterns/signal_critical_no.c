// heddle: check
// expect: verified
// Signal by a flag that is written and awaited in critical sections.
// The sender writes the data before it raises the flag.
#include <omp.h>

static int x, raised;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            x = 1;
#pragma omp critical
            raised = 1;
        } else {
            int done = 0;
            while (!done) {
#pragma omp critical
                done = raised;
            }
            x = 2;
        }
    }
    return 0;
}
