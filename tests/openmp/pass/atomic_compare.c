// heddle: check
// expect: verified
// The largest of some values.
// atomic compare tests and sets in one (2.19.7).
#include <assert.h>

static int largest;

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        int value = i * 3 % 4;
#pragma omp atomic compare
        if (largest < value) { largest = value; }
    }
    assert(largest == 3);
    return 0;
}
