// heddle: check --range 0..9
// expect: violated assertion
// A number between 0 and 9 that the environment chooses.
// Nothing is assumed. Steps: 5 is chosen.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int size = 5;
    int index = __VERIFIER_nondet_int();
    assert(index < size); // HERE: assertion
    return 0;
}
