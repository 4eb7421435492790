// heddle: check
// expect: violated race
// race: bits | bits.left | bits.right
// Neighbouring bit-fields.
// Adjacent bit-fields are one memory location.
#include <omp.h>

static struct {
    unsigned char left : 4;
    unsigned char right : 4;
} bits;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            bits.left = 1; // HERE: race
        } else {
            bits.right = 2; // HERE: race
        }
    }
    return 0;
}
