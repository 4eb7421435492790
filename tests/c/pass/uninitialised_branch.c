// heddle: check --uninitialised
// expect: verified
// A variable is written on the path that looks at it. Structures are copied with their padding and what was not written of them, and bit-fields are written one by one.
#include <assert.h>

struct part {
    char letter;
    int number, spare;
    unsigned low : 3, high : 5;
    unsigned long wide : 13, wider : 20, rest : 4;
};

static int look(int wanted)
{
    int y;
    if (wanted)
        y = 1;
    struct part a, b;
    a.letter = 'a';
    a.number = wanted;
    a.low = 1;
    b = a;
    b.high = 2;
    b.wide = 5;
    b.wider = 6;
    if (b.wide != 5 || b.wider != 6)
        return 3;
    if (b.letter == 'a' && b.number == wanted && b.low == 1 && b.high == 2 && wanted)
        return y;
    return 2;
}

int main(void)
{
    assert(look(1) == 1 && look(0) == 2);
    return 0;
}
