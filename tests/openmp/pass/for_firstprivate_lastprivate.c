// heddle: check
// expect: verified
// One variable both firstprivate and lastprivate in a loop.
// Every thread starts from the original value and the last iteration gives it back, after all have read the original (2.21.4.5).
#include <assert.h>

int main(void)
{
    int x = 5;
#pragma omp parallel for firstprivate(x) lastprivate(x) schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        x = x > 4 ? i : x;
        if (i == 3) {
            x = 9;
        }
    }
    assert(x == 9);
    return 0;
}
