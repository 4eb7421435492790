// heddle: check
// expect: violated race
// race: cell
// firstprivate copies a pointer, not what it points to.
// All copies point to the same element.
#include <omp.h>

static int cell[2];

int main(void)
{
    int *p = cell;
#pragma omp parallel num_threads(2) firstprivate(p)
    {
        *p = 1; // HERE: race
    }
    return 0;
}
