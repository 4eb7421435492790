// heddle: check
// expect: verified
// A shift to the left.
// Into another array.
#include <assert.h>

static int a[21];
static int b[20];

int main(void)
{
    for (int i = 0; i < 21; i++) {
        a[i] = i;
    }
#pragma omp parallel for
    for (int i = 0; i < 20; i++) {
        b[i] = a[i + 1];
    }
    assert(b[0] == 1 && b[19] == 20);
    return 0;
}
