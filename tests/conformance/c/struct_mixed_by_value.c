// Structs with mixed classes of members, by value.
#include <stdio.h>

struct di { double d; int i; };
struct ff { float a, b; };
struct fff { float a, b, c; };
struct id { int i; double d; };
struct dd { double a, b; };
struct ddd { double a, b, c; };
struct cs { char c; short s; };
struct pl { void *p; long l; };
struct ld { long double l; };
struct nested { struct ff f; struct cs c; };
union fi { float f; int i; };

static struct di f1(struct di x) { x.d *= 2; x.i++; return x; }
static struct ff f2(struct ff x, struct ff y) { return (struct ff){x.a + y.b, x.b - y.a}; }
static struct fff f3(struct fff x) { return (struct fff){x.c, x.b, x.a}; }
static struct id f4(int k, struct id x) { x.i += k; x.d /= k; return x; }
static struct dd f5(struct dd x, double z) { return (struct dd){x.b * z, x.a}; }
static struct ddd f6(struct ddd x) { x.a += x.b + x.c; return x; }
static struct cs f7(struct cs x) { x.c++; x.s--; return x; }
static struct pl f8(struct pl x) { x.l *= x.p != 0; return x; }
static struct ld f9(struct ld x) { x.l += 0.25L; return x; }
static struct nested f10(struct nested x) { x.f = f2(x.f, x.f); x.c = f7(x.c); return x; }
static union fi f11(union fi x) { x.i ^= 0x80000000; return x; }

int main(void)
{
    struct di a = f1((struct di){1.5, 2});
    printf("%g %d\n", a.d, a.i);
    struct ff b = f2((struct ff){1, 2}, (struct ff){3, 4});
    printf("%g %g\n", b.a, b.b);
    struct fff c = f3((struct fff){1, 2, 3});
    printf("%g %g %g\n", c.a, c.b, c.c);
    struct id d = f4(4, (struct id){1, 10});
    printf("%d %g\n", d.i, d.d);
    struct dd e = f5((struct dd){1, 2}, 3);
    printf("%g %g\n", e.a, e.b);
    struct ddd f = f6((struct ddd){1, 2, 3});
    printf("%g %g %g\n", f.a, f.b, f.c);
    struct cs g = f7((struct cs){'a', 10});
    printf("%c %d\n", g.c, g.s);
    struct pl h = f8((struct pl){&h, 9});
    printf("%ld\n", h.l);
    struct ld i = f9((struct ld){1});
    printf("%Lg\n", i.l);
    struct nested j = f10((struct nested){{1, 2}, {'x', 5}});
    printf("%g %g %c %d\n", j.f.a, j.f.b, j.c.c, j.c.s);
    printf("%g\n", f11((union fi){2.5f}).f);
    return 0;
}
