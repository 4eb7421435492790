// heddle: check
// expect: violated race
// race: cell
// A cell for each thread, indexed by its number.
// The index is wrong by a remainder: threads 0 and 2 share a cell.
#include <omp.h>

static int cell[4];

int main(void)
{
#pragma omp parallel for num_threads(3)
    for (int i = 0; i < 6; i++) {
        cell[omp_get_thread_num() % 2] += i; // HERE: race
    }
    return 0;
}
