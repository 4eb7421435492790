// heddle: check
// expect: verified
// Ordered iterations append to a log.
// Position and length are used in the ordered region only.
#include <assert.h>

static int journal[5], length;

int main(void)
{
#pragma omp parallel for ordered schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        int at;
#pragma omp ordered
        {
            at = length;
            length++;
            journal[at] = i;
            assert(at == i);
        }
    }
    return 0;
}
