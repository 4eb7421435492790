#include <stdint.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 32; i += 5) {
        volatile int n = i;
        printf("%d: %08x %08x %d\n", i, 1u << n, 0xf0f0f0f0u >> n, (int32_t)0x90000000 >> n);
    }
    for (int i = 0; i < 64; i += 9) {
        volatile int n = i;
        printf("%d: %016lx %016lx %ld\n", i, 1ul << n, 0xf0f0f0f0f0f0f0f0ul >> n, (int64_t)0x9000000000000000ul >> n);
    }
    volatile uint8_t b = 0x81;
    volatile int8_t s = -127;
    for (int i = 0; i < 9; i++) printf("%x %x %x ", (uint8_t)(b << i), b >> i, (uint8_t)(s >> i));
    printf("\n");
    uint32_t x = 0x12345678;
    for (int r = 1; r < 32; r += 6) printf("%08x ", x << r | x >> (32 - r));
    printf("\n");
    return 0;
}
