// heddle: check
// expect: violated race
// race: x
// Signal by a flag that is written and awaited with atomic operations, sequentially consistent ones.
// After it has raised it.
#include <omp.h>

static int x, raised;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp atomic write seq_cst
            raised = 1;
            x = 1; // HERE: race
        } else {
            int done = 0;
            while (!done) {
#pragma omp atomic read seq_cst
                done = raised;
            }
            x = 2; // HERE: race
        }
    }
    return 0;
}
