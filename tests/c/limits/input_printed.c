// heddle: check
// expect: inconclusive outside -8..7
// What printf returns tells how many digits the input has: more than a comparison with a constant.
#include <assert.h>
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int length = printf("%d\n", __VERIFIER_nondet_int());
    assert(length < 8);
    return 0;
}
