// heddle: check
// expect: verified
// A union of a word and two halves.
// Both threads use halves, different ones.
#include <omp.h>

static union {
    unsigned word;
    unsigned short half[2];
} u;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            u.half[1] = 1;
        } else {
            u.half[0] = 2;
        }
    }
    return 0;
}
