#include <stdio.h>
#include <string.h>

struct packed_bits {
    unsigned a : 3;
    int b : 5;
    unsigned c : 1;
    unsigned long long d : 40;
    signed char e : 4;
    unsigned : 0;
    unsigned f : 31;
    _Bool g : 1;
};

static void show(const struct packed_bits *p)
{
    printf("%u %d %u %llu %d %u %d\n", p->a, p->b, p->c, (unsigned long long)p->d, p->e, p->f, p->g);
}

int main(void)
{
    struct packed_bits p;
    memset(&p, 0, sizeof p);
    p.a = 9;
    p.b = -7;
    p.c = 3;
    p.d = 0x123456789abcull;
    p.e = 9;
    p.f = ~0u;
    p.g = 2;
    show(&p);
    p.a--;
    p.b += 20;
    p.d *= 3;
    p.e <<= 1;
    p.g ^= 1;
    show(&p);
    struct packed_bits q = p;
    q.a = q.b = 2;
    show(&q);
    printf("%d %d\n", (int)sizeof p, p.b < q.b);
    struct { int x : 12; unsigned y : 12; } m[3] = {{-1, 4095}, {2047, 1}, {-2048, 0}};
    for (int i = 0; i < 3; i++) printf("%d %u; ", m[i].x, m[i].y);
    union { struct { unsigned lo : 4, hi : 4; } n; unsigned char byte; } u = {.byte = 0xa5};
    printf("%x %x\n", u.n.lo, u.n.hi);
    return 0;
}
