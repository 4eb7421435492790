#include <stddef.h>
#include <stdio.h>

struct a { char c; int i; char d; double x; short s; };
struct __attribute__((packed)) b { char c; int i; char d; double x; short s; };
struct c { char c; _Alignas(32) int i; };
struct d { struct a a; struct b b[2]; };
struct e { int n; int data[]; };

int main(void)
{
    printf("%zu %zu %zu %zu %zu\n", sizeof(struct a), offsetof(struct a, i), offsetof(struct a, d), offsetof(struct a, x), offsetof(struct a, s));
    printf("%zu %zu %zu\n", sizeof(struct b), offsetof(struct b, x), offsetof(struct b, s));
    printf("%zu %zu %zu\n", sizeof(struct c), _Alignof(struct c), offsetof(struct c, i));
    printf("%zu %zu %zu\n", sizeof(struct d), offsetof(struct d, b), offsetof(struct d, b[1].x));
    printf("%zu\n", sizeof(struct e));
    struct b packed = {1, 2, 3, 4.5, 6};
    packed.i *= 100;
    packed.x += packed.i;
    printf("%d %d %d %g %d\n", packed.c, packed.i, packed.d, packed.x, packed.s);
    struct b many[3] = {packed, {.x = 1}, packed};
    many[1] = many[2];
    many[1].x = -1;
    printf("%g %g %g\n", many[0].x, many[1].x, many[2].x);
    int *middle = &packed.i;
    *middle = 7;
    printf("%d\n", packed.i);
    return 0;
}
