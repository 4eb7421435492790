// Straight computation, one thread: how fast is the interpreter? Prints a checksum.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef ROUNDS
#define ROUNDS 300
#endif
static unsigned char composite[10001];
static unsigned table[256];
static unsigned checksum(const char *text, size_t n) {
    unsigned c = ~0u;
    for (size_t i = 0; i < n; i++) c = table[(c ^ (unsigned char)text[i]) & 255] ^ (c >> 8);
    return ~c;
}
int main(void) {
    for (unsigned i = 0; i < 256; i++) {
        unsigned c = i;
        for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[i] = c;
    }
    unsigned total = 0;
    char buffer[256];
    for (int round = 0; round < ROUNDS; round++) {
        memset(composite, 0, sizeof composite);
        int primes = 0;
        for (int i = 2; i <= 10000; i++) {
            if (composite[i]) continue;
            primes++;
            for (int j = 2 * i; j <= 10000; j += i) composite[j] = 1;
        }
        int n = snprintf(buffer, sizeof buffer, "round %d: %d primes", round, primes);
        total ^= checksum(buffer, (size_t)n);
        double x = 1;
        for (int i = 0; i < 1000; i++) x = x * 1.0001 + 0.5 / (x + 1);
        total += (unsigned)x;
    }
    printf("%u\n", total);
    return 0;
}
