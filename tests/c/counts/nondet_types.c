// heddle: outcomes --range -2..1
// outcomes: -2 1 1 | -2 0 1 | -2 1 0 | -2 0 0 | -1 1 1 | -1 0 1 | -1 1 0 | -1 0 0 | 0 1 1 | 0 0 1 | 0 1 0 | 0 0 0 | 1 1 1 | 1 0 1 | 1 1 0 | 1 0 0
// A char takes -2 to 1; an unsigned and a bool only 0 and 1.
#include <stdio.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void)
{
    int a = __VERIFIER_nondet_char();
    unsigned b = __VERIFIER_nondet_uint();
    _Bool c = __VERIFIER_nondet_bool();
    printf("%d %u %d\n", a, b, c);
    return 0;
}
