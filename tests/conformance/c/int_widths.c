// Arithmetic of every width, with wrap-around of unsigned and conversion back.
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

#define SHOW(T, F, a, b)                                                                                             \
    do {                                                                                                             \
        volatile T x = (T)(a), y = (T)(b);                                                                           \
        printf(#T ": %" F " %" F " %" F " %" F " %" F "\n", (T)(x + y), (T)(x - y), (T)(x * y), (T)(x / y), (T)(x % y)); \
    } while (0)

int main(void)
{
    SHOW(uint8_t, PRIu8, 250, 7);
    SHOW(int8_t, PRId8, -100, 7);
    SHOW(uint16_t, PRIu16, 65000, 999);
    SHOW(int16_t, PRId16, -30000, 11);
    SHOW(uint32_t, PRIu32, 4000000000u, 12345);
    SHOW(int32_t, PRId32, -2000000, 701);
    SHOW(uint64_t, PRIu64, 18000000000000000000u, 1000000007);
    SHOW(int64_t, PRId64, -9000000000000, 31);
    SHOW(int8_t, PRId8, 127, -1);
    SHOW(uint64_t, PRIu64, 1, 3);
    return 0;
}
