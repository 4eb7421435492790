// Bit-fields in units of 3, 5, 6 and 7 bytes, written one after the other.
#include <stdio.h>

struct three { unsigned a : 9, b : 11; };
#pragma pack(1)
struct five { unsigned long a : 17, b : 19; };
struct six { unsigned long a : 33, b : 12; };
struct seven { signed long a : 3, b : 50; };
#pragma pack()

static struct three t;
static struct five f;
static struct six s;
static struct seven v;

int main(void)
{
    for (unsigned i = 1; i < 4000; i *= 3) {
        t.a = i, t.b = 7 * i;
        f.a = 5 * i, f.b = i * i;
        s.a = 11ul * i * i, s.b = i;
        v.b = -3l * i, v.a = i % 4;
        printf("%u %u %lu %lu %lu %lu %ld %ld\n", t.a, t.b, (unsigned long)f.a, (unsigned long)f.b, (unsigned long)s.a, (unsigned long)s.b, (long)v.a, (long)v.b);
    }
    return 0;
}
