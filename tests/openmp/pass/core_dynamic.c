// heddle: check --race auto
// expect: verified
// dynamic and guided loops: every iteration is done once.
#include <assert.h>

int main(void)
{
    int done[7] = {0};
#pragma omp parallel
    {
#pragma omp for schedule(dynamic, 2)
        for (int i = 0; i < 7; i++) done[i]++;
#pragma omp for schedule(guided)
        for (int i = 6; i >= 0; i--) done[i]++;
#pragma omp for schedule(runtime)
        for (long i = 0; i < 7; i += 2) done[i]++;
    }
    for (int i = 0; i < 7; i++) assert(done[i] == 2 + (i % 2 == 0));
    return 0;
}
