#include <stdio.h>

static long depth(long n)
{
    volatile char frame[64];
    frame[n % 64] = (char)n;
    return n == 0 ? 0 : depth(n - 1) + (frame[n % 64] == (char)n);
}
static int sum(int n) { return n ? n + sum(n - 1) : 0; }

int main(void)
{
    printf("%ld\n", depth(8000));
    printf("%d\n", sum(10000));
    return 0;
}
