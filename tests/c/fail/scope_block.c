// heddle: check
// expect: violated memory
// A pointer to what a block declares is used after the block.
#include <assert.h>

int main(void)
{
    int *p;
    {
        int inner[4] = {1, 2, 3, 4};
        p = inner;
        assert(p[3] == 4);
    }
    p[0] = 1; // HERE: memory
    return 0;
}
