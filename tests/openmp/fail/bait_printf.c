// heddle: check
// expect: violated race
// race: x
// All threads print.
// What is printed is being written.
#include <omp.h>
#include <stdio.h>

static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        x = omp_get_thread_num(); // HERE-ANY: race
        printf("%d\n", x); // HERE-ANY: race
    }
    return x > 1;
}
