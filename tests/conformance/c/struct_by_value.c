// Structs of every size from 1 to 40 bytes, passed and returned by value.
#include <stdio.h>

#define S(n)                                                                    \
    struct s##n { unsigned char b[n]; };                                        \
    static struct s##n twice##n(struct s##n s, int k)                           \
    {                                                                           \
        for (int i = 0; i < n; i++) s.b[i] = (unsigned char)(s.b[i] * 2 + k);   \
        return s;                                                               \
    }                                                                           \
    static void try##n(void)                                                    \
    {                                                                           \
        struct s##n a;                                                          \
        for (int i = 0; i < n; i++) a.b[i] = (unsigned char)(i * 7);            \
        struct s##n c = twice##n(twice##n(a, 1), 2);                            \
        unsigned sum = 0;                                                       \
        for (int i = 0; i < n; i++) sum = sum * 31 + c.b[i] + a.b[i];           \
        printf("%d %u\n", (int)sizeof c, sum);                                  \
    }
S(1) S(2) S(3) S(4) S(5) S(6) S(7) S(8) S(9) S(10) S(12) S(13) S(15) S(16) S(17) S(20) S(24) S(31) S(32) S(33) S(40)

int main(void)
{
    try1(); try2(); try3(); try4(); try5(); try6(); try7(); try8(); try9(); try10(); try12(); try13(); try15(); try16();
    try17(); try20(); try24(); try31(); try32(); try33(); try40();
    return 0;
}
