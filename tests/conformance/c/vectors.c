// Vector extensions.
#include <stdio.h>

typedef int v4si __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));
typedef double v2df __attribute__((vector_size(16)));
typedef unsigned char v16qi __attribute__((vector_size(16)));
typedef short v8hi __attribute__((vector_size(16)));
typedef long v4di __attribute__((vector_size(32)));

static void show(v4si v) { printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]); }
static v4si rotate(v4si v) { return __builtin_shufflevector(v, v, 1, 2, 3, 0); }
static v4sf scale(v4sf v, float k) { return v * k; }

int main(void)
{
    v4si a = {1, 2, 3, 4}, b = {10, -20, 30, -40};
    show(a + b);
    show(a * b - 1);
    show(b / a);
    show(b >> 1);
    show(a << a);
    show(a > 2);
    show((a > 2) & b);
    show(-a);
    show(~a);
    show(rotate(rotate(a)));
    a[2] = 99;
    for (int i = 0; i < 4; i++) b[i] += i * a[(i + 2) % 4];
    show(b);
    v4sf f = scale((v4sf){1, 2.5f, -3, 0.1f}, 2);
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    v2df d = {1.5, 2.5};
    d = d * d + 1;
    printf("%g %g\n", d[0], d[1]);
    v16qi bytes;
    for (int i = 0; i < 16; i++) bytes[i] = (unsigned char)(i * 20);
    bytes += bytes;
    int sum = 0;
    for (int i = 0; i < 16; i++) sum += bytes[i];
    printf("%d\n", sum);
    v8hi s = {1, 2, 3, 4, 5, 6, 7, 8};
    s = s * 1000 % 777;
    printf("%d %d %d\n", s[0], s[3], s[7]);
    v4di wide = {1, 2, 3, 4};
    wide = wide * 1000000007 ^ 5;
    printf("%ld %ld\n", wide[0], wide[3]);
    v4si c = __builtin_convertvector(f, v4si);
    show(c);
    show(__builtin_shufflevector(a, b, 0, 4, 1, 5));
    show(((a == b) & a) | ((a != b) & b));
    printf("%d %d\n", __builtin_reduce_add(a), __builtin_reduce_max(b));
    return 0;
}
