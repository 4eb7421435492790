// heddle: check --range 0..9
// expect: verified
// A number between 0 and 9 that the environment chooses.
// It is assumed to be less than the size.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int size = 5;
    int index = __VERIFIER_nondet_int();
    __VERIFIER_assume(index < size);
    assert(index < size);
    return 0;
}
