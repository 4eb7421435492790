// heddle: check
// expect: inconclusive every path ended in a failed assumption
// No value is both: nothing is executed after the assumption, so nothing is verified.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n < 3 && n > 5);
    assert(0);
    return 0;
}
