// heddle: check
// expect: verified
// An input that is printed, and compared: what is printed makes no difference to what is looked for.
#include <assert.h>
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    printf("%d\n", n);
    assert(n < 1000 || n != 7);
    return 0;
}
