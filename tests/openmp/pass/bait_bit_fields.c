// heddle: check
// expect: verified
// Neighbouring bit-fields.
// A field of width zero between them: different memory locations (C11 3.14).
#include <omp.h>

static struct {
    unsigned char left : 4;
    unsigned char : 0;
    unsigned char right : 4;
} bits;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            bits.left = 1;
        } else {
            bits.right = 2;
        }
    }
    return 0;
}
