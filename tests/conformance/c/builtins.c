#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct s { int a; char b[5]; };

int main(void)
{
    volatile uint32_t x = 0x12345678;
    volatile uint64_t y = 0x123456789abcdef0;
    printf("%08x %016lx\n", __builtin_bitreverse32(x), __builtin_bitreverse64(y));
    printf("%08x %08x %016lx\n", __builtin_rotateleft32(x, 7), __builtin_rotateright32(x, 7), __builtin_rotateleft64(y, 40));
    printf("%d %d %d %d\n", __builtin_clz(x), __builtin_ctz(x), __builtin_clzl(y), __builtin_clrsb(-5));
    printf("%d %d %d\n", __builtin_parity(x), __builtin_popcountl(y), __builtin_ffs(0));
    printf("%zu %zu\n", offsetof(struct s, b), __builtin_object_size(&((struct s *)0)->b, 1));
    char from[16] = "builtin", to[16];
    __builtin_memcpy(to, from, 16);
    printf("%s %zu %d\n", to, __builtin_strlen(to), __builtin_strcmp(from, to));
    __builtin_memset(to, 'z', 3);
    __builtin_memmove(to + 1, to, 5);
    printf("%s\n", to);
    int *p = __builtin_assume_aligned((int[]){5}, 4);
    printf("%d\n", *p);
    printf("%g %g %g\n", __builtin_fabs(-1.5), __builtin_sqrt(16.0), __builtin_inf());
    printf("%d %d\n", __builtin_isnan(__builtin_nan("")), __builtin_signbit(-0.0) != 0);
    printf("%d\n", __builtin_choose_expr(1, 10, "no"));
    if (__builtin_expect(x == 0, 0)) __builtin_unreachable();
    __builtin_prefetch(p);
    unsigned carry, sum = __builtin_addc(0xffffffffu, 1u, 0u, &carry);
    printf("%u %u\n", sum, carry);
    printf("%d %d\n", __builtin_abs(-4), (int)__builtin_labs(-5L));
    printf("%s\n", __builtin_FUNCTION());
    return 0;
}
