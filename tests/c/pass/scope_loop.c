// heddle: check
// expect: verified
// Each turn of a loop has a variable of its own; a pointer is used in its turn only. Scopes are entered by goto and switch, left by break,
// continue and longjmp; the size of an array is found out at its declaration. In C a variable lives from the begin of its
// block (6.2.4p6), so that a jump back to before its declaration does not end it.
#include <assert.h>
#include <setjmp.h>
#include <stddef.h>

static jmp_buf back;

static int jumps(int n)
{
    volatile int sum = 0;
    if (setjmp(back) == 0) {
        int pair[2] = {n, n + 1};
        int *p = pair;
        sum += p[1];
        longjmp(back, 1);
    }
    int after[2] = {n, 2 * n};
    int *p = after;
    return sum + p[1];
}

static int enters(int n)
{
    int *p = NULL, turns = 0;
again:;
    int value = n;
    if (p)
        value = *p + 1;
    p = &value;
    if (++turns < 3)
        goto again;
    switch (n) {
        int hidden;
    case 1:
        hidden = 5;
        p = &hidden;
        return *p;
    default: {
        int shown = 6;
        p = &shown;
        return *p;
    }
    }
}

int main(void)
{
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        int value[2] = {i, i + 1};
        int *p = &value[1];
        if (i == 1)
            continue;
        if (i == 3)
            break;
        int size = i + 1, row[size];
        for (int j = 0; j < size; j++)
            row[j] = *p;
        int *q = row;
        sum += q[size - 1];
    }
    assert(sum == 1 + 3);
    assert(jumps(3) == 4 + 6);
    assert(enters(1) == 5 && enters(2) == 6);
    const int *literal = (int[]){7, 8};
    assert(literal[1] == 8);
    return 0;
}
