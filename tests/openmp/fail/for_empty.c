// heddle: check
// expect: violated race
// race: x
// A loop without iterations still has its barrier.
// nowait: it does not.
#include <omp.h>

static int x;

int main(void)
{
    int n = 0, seen = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 1) {
            x = 1; // HERE: race
        }
#pragma omp for nowait
        for (int i = 0; i < n; i++) {
            x = 2;
        }
        if (omp_get_thread_num() == 0) {
            seen = x; // HERE: race
        }
    }
    return seen == 2;
}
