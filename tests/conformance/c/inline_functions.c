#include <stdio.h>

static inline int square(int n) { return n * n; }
inline int cube(int n) { return n * square(n); }
extern int cube(int n);
static inline __attribute__((always_inline)) int clamp(int n, int low, int high) { return n < low ? low : n > high ? high : n; }
static __attribute__((noinline)) int apart(int n) { return clamp(n, -3, 3); }
static __attribute__((const)) int twice(int n) { return 2 * n; }
static int nest(int depth) { return depth ? square(nest(depth - 1)) + 1 : 1; }

int main(void)
{
    int total = 0;
    for (int i = -5; i < 6; i++) total = total * 3 + apart(i) + cube(i) % 7 + twice(i);
    printf("%d %d\n", total, nest(4));
    int (*pointer)(int) = square;
    printf("%d\n", pointer(12));
    return 0;
}
