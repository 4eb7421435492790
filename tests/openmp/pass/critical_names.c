// heddle: check
// expect: verified
// Critical regions with names.
// The same name: they exclude each other (2.19.1).
#include <assert.h>
#include <omp.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp critical(left)
            x++;
        } else {
#pragma omp critical(left)
            x++;
        }
    }
    assert(x == 2);
    return 0;
}
