// heddle: check
// expect: violated assertion
// No value was excluded: 100 is one, though no --range was given.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    assert(n != 100); // HERE: assertion
    return 0;
}
