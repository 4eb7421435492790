// heddle: check --race auto
// expect: verified
// single ends with a barrier; copyprivate hands its values to all.
#include <assert.h>

int main(void)
{
    int shared = 0;
#pragma omp parallel
    {
        int mine = 0;
#pragma omp single
        shared = 5;
        assert(shared == 5);
#pragma omp single copyprivate(mine)
        mine = shared + 1;
        assert(mine == 6);
    }
    return 0;
}
