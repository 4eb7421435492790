// heddle: check
// expect: violated race
// race: counter
// The twin without the threadprivate directive.
#include <omp.h>

int counter;

int main(void)
{
    counter = 10;
#pragma omp parallel num_threads(2)
    counter += omp_get_thread_num(); // HERE: race
    return counter == 0;
}
