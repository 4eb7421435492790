#include <stdint.h>
#include <stdio.h>
#include <string.h>

static float fast_inverse_root(float x)
{
    uint32_t i;
    memcpy(&i, &x, 4);
    i = 0x5f3759df - (i >> 1);
    float y;
    memcpy(&y, &i, 4);
    return y * (1.5f - 0.5f * x * y * y);
}
static uint16_t swap16(uint16_t v)
{
    union { uint16_t w; uint8_t b[2]; } a = {v}, r = {.b = {a.b[1], a.b[0]}};
    return r.w;
}

int main(void)
{
    printf("%.6f %.6f\n", fast_inverse_root(4), fast_inverse_root(0.25f));
    printf("%04x\n", swap16(0x1234));
    uint8_t bytes[16];
    for (int i = 0; i < 16; i++) bytes[i] = (uint8_t)(i * 17);
    uint32_t w;
    uint64_t d;
    for (int i = 0; i < 8; i += 3) {
        memcpy(&w, bytes + i, 4);
        memcpy(&d, bytes + i, 8);
        printf("%08x %016lx\n", w, d);
    }
    struct { uint8_t a; uint16_t b; uint8_t c; } s;
    memset(&s, 0xff, sizeof s);
    s.a = 1, s.b = 2, s.c = 3;
    unsigned char raw[sizeof s];
    memcpy(raw, &s, sizeof s);
    printf("%d %d%d %d\n", raw[0], raw[2], raw[3], raw[4]);
    double v[2] = {1.0, -2.0};
    unsigned char *p = (unsigned char *)v;
    p[15] ^= 0x80;
    p[6] |= 0x08;
    printf("%g %g\n", v[0], v[1]);
    int64_t n = -2;
    printf("%d %d\n", *(int8_t *)&n, *((int32_t *)&n + 1));
    return 0;
}
