// heddle: check
// expect: verified
// Accesses of different sizes to one object.
// The bytes of the one are not among those of the other.
#include <omp.h>
#include <string.h>

static unsigned char word[8];

int main(void)
{
    unsigned short half = 7;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            memcpy(word + 2, &half, sizeof half);
        } else {
            word[4] = 1;
        }
    }
    return 0;
}
