// heddle: check
// expect: verified
// An orphaned loop called outside of every parallel region, and inside of one.
// Outside, it binds to the initial thread's team of one: iterations run one after the other.
#include <assert.h>

static int sum;

static void add(void)
{
#pragma omp for
    for (int i = 0; i < 4; i++) {
        sum += i;
    }
}

int main(void)
{
    add();
    assert(sum == 6);
    return 0;
}
