#include <stdint.h>
#include <stdio.h>
#include <string.h>

union number { uint64_t u; double d; float f[2]; uint8_t b[8]; struct { uint32_t lo, hi; } h; };
struct value { enum { INT, REAL, TEXT } kind; union { long i; double r; const char *t; }; };

static void show(struct value v)
{
    switch (v.kind) {
    case INT: printf("int %ld\n", v.i); break;
    case REAL: printf("real %g\n", v.r); break;
    case TEXT: printf("text %s\n", v.t); break;
    }
}

int main(void)
{
    union number n = {.d = 3.25};
    printf("%016lx %08x %08x %02x %g\n", n.u, n.h.lo, n.h.hi, n.b[7], n.f[1]);
    n.b[6] ^= 0x40;
    printf("%g\n", n.d);
    n.h.hi = 0x40590000, n.h.lo = 0;
    printf("%g\n", n.d);
    struct value all[] = {{INT, .i = -5}, {REAL, .r = 2.5}, {TEXT, .t = "abc"}};
    for (int i = 0; i < 3; i++) show(all[i]);
    union { char c[16]; struct { short s; int i; } p; } w;
    memset(&w, 0x11, sizeof w);
    w.p.s = 0x2222;
    printf("%02x %02x %02x %08x %d\n", w.c[0], w.c[1], w.c[2], w.p.i, (int)sizeof w);
    return 0;
}
