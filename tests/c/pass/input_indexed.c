// heddle: check
// expect: verified
// Used as an index, so that each value matters; the assumption leaves few of them.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int a[5];

int main(void)
{
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0 && n < 5);
    a[n] = 1;
    return 0;
}
