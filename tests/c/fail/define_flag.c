// heddle: check -DLIMIT=3 --cflags "-DSTEP=1 -std=c17"
// expect: violated assertion
// -D and --cflags reach the compiler.
// LIMIT is 3, not 4.
#include <assert.h>

int main(void)
{
    int n = 0;
    for (int i = 0; i < LIMIT; i += STEP) n++;
    assert(n == 4); // HERE: assertion
    assert(__STDC_VERSION__ == 201710L);
    return 0;
}
