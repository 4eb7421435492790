// levels: -O1 -O2
// Integers of 24, 40, 48 and 56 bits in packed structs and bit-fields; sign extension of each.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) odd { int32_t a : 24; int64_t b : 40; uint64_t c : 48; int64_t d : 56; };

int main(void)
{
    struct odd o[3];
    memset(o, 0, sizeof o);
    int64_t v = -1234567;
    for (int i = 0; i < 3; i++) {
        o[i].a = (int32_t)v;
        o[i].b = v * 1000;
        o[i].c = (uint64_t)v;
        o[i].d = v * 1000000;
        v = -v * 3 + i;
    }
    for (int i = 0; i < 3; i++) printf("%d %ld %lu %ld\n", o[i].a, (long)o[i].b, (unsigned long)o[i].c, (long)o[i].d);
    printf("%zu\n", sizeof o);
    o[1].b >>= 3, o[1].d /= 7, o[1].c *= 5, o[1].a %= 1000;
    printf("%d %ld %lu %ld\n", o[1].a, (long)o[1].b, (unsigned long)o[1].c, (long)o[1].d);
    const unsigned char *p = (const unsigned char *)&o[1];
    unsigned sum = 0;
    for (size_t i = 0; i < sizeof o[1]; i++) sum = sum * 31 + p[i];
    printf("%u\n", sum);
    return 0;
}
