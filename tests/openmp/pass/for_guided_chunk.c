// heddle: check
// expect: verified
// The schedule guided hands out chunks of at least the given size.
// Not fewer than four of four iterations: one chunk, one thread.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel for schedule(guided, 4)
    for (int i = 0; i < 4; i++) {
        x++;
    }
    assert(x == 4);
    return 0;
}
