// Integer promotions and the usual arithmetic conversions.
#include <stdio.h>

int main(void)
{
    unsigned char uc = 200;
    signed char sc = -56;
    unsigned short us = 65535;
    short ss = -1;
    unsigned u = 1;
    long l = -1;
    unsigned long ul = 1;
    printf("%d %d %d\n", uc + uc, uc * 2, ~uc);
    printf("%d %d\n", uc == (unsigned char)sc, uc == sc);
    printf("%d %d\n", us == ss, us == (unsigned short)ss);
    printf("%d %d\n", -1 < u, l < u);
    printf("%d\n", (unsigned long)l > ul);
    printf("%d %d\n", (int)sizeof(uc + uc), (int)sizeof(uc + 1L));
    printf("%d\n", (signed char)(uc + 100));
    printf("%u %d\n", u - 2, (int)(u - 2));
    printf("%d\n", sc >> 1);
    printf("%d\n", (unsigned char)sc >> 1);
    printf("%ld %lu\n", (long)(unsigned)-1, (unsigned long)(long)-1);
    printf("%d\n", 'a' + 1 == 'b' ? sizeof 'a' == sizeof(int) : 0);
    return 0;
}
