#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char sieve[20000];
static int big[100][100];
static long sums[5000];

int main(void)
{
    int primes = 0;
    for (int i = 2; i < 20000; i++) {
        if (sieve[i]) continue;
        primes++;
        for (int j = 2 * i; j < 20000; j += i) sieve[j] = 1;
    }
    printf("%d\n", primes);
    for (int i = 0; i < 100; i++) for (int j = 0; j < 100; j++) big[i][j] = (i * 31 + j * 17) % 101;
    long trace = 0, all = 0;
    for (int i = 0; i < 100; i++) {
        trace += big[i][i];
        for (int j = 0; j < 100; j++) all += big[j][i];
    }
    printf("%ld %ld\n", trace, all);
    for (int i = 1; i < 5000; i++) sums[i] = sums[i - 1] + i;
    printf("%ld\n", sums[4999]);
    int *heap = malloc(50000 * sizeof *heap);
    for (int i = 0; i < 50000; i++) heap[i] = i ^ (i >> 3);
    unsigned hash = 0;
    for (int i = 0; i < 50000; i++) hash = hash * 33 + (unsigned)heap[i];
    printf("%u\n", hash);
    char *copy = malloc(200000);
    memcpy(copy, heap, 200000);
    printf("%d\n", memcmp(copy, heap, 200000));
    free(heap);
    free(copy);
    return 0;
}
