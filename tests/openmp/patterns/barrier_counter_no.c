// heddle: check
// expect: verified
// A barrier for two threads: a counter and the number of the phase, both atomic. The last to arrive starts the next phase, the other waits for it.
// Data written before the barrier is used after it, over two phases.
#include <omp.h>

static int x, count, phase;

static void meet(void)
{
    int before, now, mine;
#pragma omp atomic read seq_cst
    before = phase;
#pragma omp atomic capture seq_cst
    mine = ++count;
    if (mine == 2) {
#pragma omp atomic write seq_cst
        count = 0;
#pragma omp atomic write seq_cst
        phase = before + 1;
        return;
    }
    do {
#pragma omp atomic read seq_cst
        now = phase;
    } while (now == before);
}

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num();
        if (me == 0) {
            x = 1;
        }
        meet();
        if (me == 1) {
            x = 2;
        }
        meet();
        if (me == 0) {
            x = 3;
        }
    }
    return 0;
}
