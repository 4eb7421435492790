// The sequences of glibc's generators.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    for (int i = 0; i < 10; i++) printf("%d ", rand());
    printf("\n");
    srand(42);
    for (int i = 0; i < 10; i++) printf("%d ", rand() % 100);
    printf("\n");
    srandom(7);
    for (int i = 0; i < 5; i++) printf("%ld ", random());
    printf("\n");
    unsigned state = 5;
    for (int i = 0; i < 5; i++) printf("%d ", rand_r(&state));
    printf("%d\n", RAND_MAX == 2147483647);
    srand48(3);
    for (int i = 0; i < 4; i++) printf("%.6f %ld %ld ", drand48(), lrand48(), mrand48());
    printf("\n");
    return 0;
}
