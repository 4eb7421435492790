// heddle: check
// expect: verified
// All threads print.
// Calls of stdio are atomic (C11 7.21.2); what is printed is each thread's own.
#include <omp.h>
#include <stdio.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int x = omp_get_thread_num();
        printf("%d\n", x);
    }
    return x > 1;
}
