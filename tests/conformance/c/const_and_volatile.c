#include <stdio.h>

static volatile int device;
static const volatile int clock_ = 5;
static int reads;
static int *restrict_copy(int *restrict to, const int *restrict from, int n)
{
    for (int i = 0; i < n; i++) to[i] = from[i];
    return to;
}
static volatile int *touch(volatile int *p) { reads++; return p; }

int main(void)
{
    device = 1;
    device = device + device;
    device++;
    printf("%d %d\n", device, clock_);
    *touch(&device) |= 8;
    printf("%d %d\n", device, reads);
    volatile struct { int a; double b; } s = {1, 2};
    s.a += 4;
    s.b *= s.a;
    printf("%d %g\n", s.a, s.b);
    volatile unsigned char bytes[4] = {1, 2, 3, 4};
    unsigned sum = 0;
    for (int i = 0; i < 4; i++) sum = sum << 8 | bytes[i];
    printf("%08x\n", sum);
    int a[3] = {1, 2, 3}, b[3];
    printf("%d\n", restrict_copy(b, a, 3)[2]);
    const int *p = a;
    int *const q = a;
    *q = 9;
    printf("%d %d\n", *p++, *p);
    return 0;
}
