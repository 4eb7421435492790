// heddle: check
// expect: violated race
// race: x
// Critical regions with names.
// Different names: they do not.
#include <assert.h>
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp critical(left)
            x++; // HERE: race
        } else {
#pragma omp critical(right)
            x++; // HERE: race
        }
    }
    return 0;
}
