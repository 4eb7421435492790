// heddle: check --cflags -fwrapv
// expect: verified
// Signed overflow wraps round with -fwrapv.
#include <assert.h>
#include <limits.h>

int main(void)
{
    volatile int n = INT_MAX;
    n++;
    assert(n == INT_MIN);
    return 0;
}
