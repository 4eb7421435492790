#include <stdio.h>

int main(void)
{
    int n = 0;
    for (;;) {
        if (++n == 5) continue;
        if (n > 8) break;
        printf("%d ", n);
    }
    do printf("%d ", n--);
    while (n > 6);
    while (n --> 3) printf("%d ", n);
    printf("\n");
    for (int i = 0, j = 10; i < j; i += 2, j--) printf("%d,%d ", i, j);
    printf("\n");
    for (unsigned u = 3; u-- > 0;) printf("%u ", u);
    for (char c = 'a'; c <= 'e'; c++) putchar(c);
    for (double d = 0; d < 1; d += 0.25) printf(" %g", d);
    printf("\n");
    int outer = 0;
    for (int i = 0; i < 10; i++) {
        for (int j = 0; j < 10; j++) {
            if (j == i) break;
            if ((i + j) % 2) continue;
            outer += i * j;
        }
    }
    printf("%d\n", outer);
    long collatz = 27, steps = 0;
    while (collatz != 1) collatz = collatz % 2 ? 3 * collatz + 1 : collatz / 2, steps++;
    printf("%ld\n", steps);
    for (long long p = 1; p > 0 && p < 1000000000000; p *= 37) printf("%lld ", p);
    printf("\n");
    return 0;
}
