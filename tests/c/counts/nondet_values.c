// heddle: outcomes --range 0..3
// outcomes: 0 | 1 | 4 | 9
// Every value of the range is tried.
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    int n = __VERIFIER_nondet_int();
    printf("%d\n", n * n);
    return 0;
}
