// heddle: outcomes --range 0..2
// outcomes: 0 1 | 0 2 | 1 2
// Two choices, assumed to be in order.
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    __VERIFIER_assume(a < b);
    printf("%d %d\n", a, b);
    return 0;
}
