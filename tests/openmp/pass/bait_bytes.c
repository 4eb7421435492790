// heddle: check
// expect: verified
// Neighbouring bytes.
// Each thread writes its own: different memory locations, even in one word (C11 3.14).
#include <omp.h>

static char flags[8];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        flags[3 + omp_get_thread_num()] = 1;
    }
    return 0;
}
