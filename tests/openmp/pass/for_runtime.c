// heddle: check --threads 2
// expect: verified
// schedule(runtime) takes what run-sched-var says.
// The program sets it: static with chunks of two (3.2.11).
#include <assert.h>
#include <omp.h>

static int cell[2];

int main(void)
{
    omp_set_schedule(omp_sched_static, 2);
#pragma omp parallel for schedule(runtime)
    for (int i = 0; i < 4; i++) {
        cell[i / 2]++;
    }
    assert(cell[0] == 2 && cell[1] == 2);
    return 0;
}
