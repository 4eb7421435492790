#include <stdio.h>

typedef short v8 __attribute__((vector_size(16)));

int main(void)
{
    volatile int big = 2147483000, small = -2147483000;
    printf("%d %d\n", __builtin_elementwise_add_sat(big, 1000), __builtin_elementwise_sub_sat(small, 1000));
    volatile unsigned u = 5;
    printf("%u %u\n", __builtin_elementwise_sub_sat(u, 6u), __builtin_elementwise_add_sat(u, 4294967295u));
    v8 a = {32767, -32768, 5, 6, 7, 8, 9, 10}, b = {1, -1, 2, 2, 2, 2, 2, 2};
    v8 c = __builtin_elementwise_add_sat(a, b), d = __builtin_elementwise_max(a, b), e = __builtin_elementwise_abs(b);
    for (int i = 0; i < 8; i++) printf("%d %d %d ", c[i], d[i], e[i]);
    printf("\n");
    printf("%d %d %d\n", __builtin_reduce_add(b), __builtin_reduce_min(a), __builtin_reduce_xor(a));
    float __attribute__((vector_size(16))) f = {1.5f, -2.5f, 3.25f, -0.75f};
    f = __builtin_elementwise_floor(f);
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    return 0;
}
