// levels: -O1 -O2 -O3 -Os
// Aggregates that become scalars, unions, bit-fields, small vectors, returns in registers.
#include <stdint.h>
#include <stdio.h>

struct v3 { float x, y, z; };
struct range { long from, to; };
struct color { uint8_t r, g, b, a; };
struct bits { unsigned a : 5, b : 11, c : 16; };
union word { uint64_t all; struct { uint16_t w[4]; } parts; uint8_t bytes[8]; };

static struct v3 cross(struct v3 a, struct v3 b) { return (struct v3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static struct range clip(struct range r, struct range by) { return (struct range){r.from > by.from ? r.from : by.from, r.to < by.to ? r.to : by.to}; }
static struct color mix(struct color a, struct color b) { return (struct color){(uint8_t)((a.r + b.r) / 2), (uint8_t)((a.g + b.g) / 2), (uint8_t)((a.b + b.b) / 2), 255}; }
static struct bits step(struct bits b) { b.a += 3; b.b ^= b.a << 4; b.c -= b.b; return b; }

int main(void)
{
    struct v3 v = {1, 2, 3};
    for (int i = 0; i < 4; i++) v = cross(v, (struct v3){0.5f, (float)i, -1});
    printf("%g %g %g\n", v.x, v.y, v.z);
    struct range r = {0, 100};
    for (long i = 0; i < 5; i++) r = clip(r, (struct range){i * 3, 90 - i * i});
    printf("%ld %ld\n", r.from, r.to);
    struct color c = {10, 20, 30, 40};
    for (int i = 0; i < 6; i++) c = mix(c, (struct color){(uint8_t)(i * 40), 200, (uint8_t)~i, 0});
    printf("%u %u %u %u\n", c.r, c.g, c.b, c.a);
    struct bits b = {1, 2, 3};
    for (int i = 0; i < 9; i++) b = step(b);
    printf("%u %u %u\n", b.a, b.b, b.c);
    union word w = {0x0123456789abcdef};
    w.parts.w[2] ^= 0xffff;
    w.bytes[7] += 5;
    uint64_t rev = 0;
    for (int i = 0; i < 8; i++) rev = rev << 8 | w.bytes[i];
    printf("%016lx %016lx\n", w.all, rev);
    struct { int n; struct range r[2]; } nest[2] = {{1, {{1, 2}, {3, 4}}}, {2, {{5, 6}, {7, 8}}}}, t = nest[1];
    nest[1] = nest[0];
    nest[0] = t;
    long total = 0;
    for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) total = total * 10 + nest[i].r[j].from * nest[i].n;
    printf("%ld\n", total);
    return 0;
}
