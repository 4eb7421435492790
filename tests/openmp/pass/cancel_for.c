// heddle: check
// expect: verified
// A search that asks to be cancelled. Cancellation may be off (cancel-var): then all iterations run.
// The result is written atomically.
#include <omp.h>

static int found;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < 4; i++) {
            if (i % 2) {
#pragma omp atomic write
                found = i;
#pragma omp cancel for
            }
#pragma omp cancellation point for
        }
    }
    return found > 3;
}
