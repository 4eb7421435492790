// heddle: check
// expect: verified
// The if clause of a parallel construct decides between a team and one thread.
// It is false: the region is executed by a team of one (2.6).
#include <assert.h>

static int x;

int main(void)
{
    int many = 0;
#pragma omp parallel if (many) num_threads(2)
    {
        x++;
    }
    assert(x == 1);
    return 0;
}
