// heddle: check
// expect: verified
// No value was excluded: 100 is one, though no --range was given.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    if (n > 50) assert(n != 50);
    return 0;
}
