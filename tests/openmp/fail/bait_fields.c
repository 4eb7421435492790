// heddle: check
// expect: violated race
// race: pair.left
// Neighbouring fields of a structure.
// The same.
#include <omp.h>

static struct {
    short left, right;
} pair;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            pair.left = 1; // HERE: race
        } else {
            pair.left = 2; // HERE: race
        }
    }
    return 0;
}
