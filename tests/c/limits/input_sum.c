// heddle: check
// expect: inconclusive outside -8..7
// Two inputs are added: more than comparisons with constants, so that values beyond those that were tried could matter.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    assert(a + b != 1000);
    return 0;
}
