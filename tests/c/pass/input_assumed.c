// heddle: check
// expect: verified
// All values from 20 on are left; of their remainders by 8 each occurs.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 20);
    assert(n % 8 != 8 && n >= 20);
    return 0;
}
