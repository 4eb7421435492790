// heddle: check
// expect: verified
// Neighbouring fields of a structure.
// One each.
#include <omp.h>

static struct {
    short left, right;
} pair;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            pair.left = 1;
        } else {
            pair.right = 2;
        }
    }
    return 0;
}
