// heddle: check
// expect: verified
// A pointer to what a block declares is used after the block; the variable is declared outside.
#include <assert.h>

int main(void)
{
    int *p;
    int outer[4] = {1, 2, 3, 4};
    {
        p = outer;
        assert(p[3] == 4);
    }
    p[0] = 1;
    return 0;
}
