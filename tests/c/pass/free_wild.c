// heddle: check
// expect: verified
// A pointer is freed.
// It is null, which is allowed.
#include <stdlib.h>

int main(void)
{
    void *nothing = NULL;
    free(nothing);
    return 0;
}
